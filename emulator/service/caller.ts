import { invalid } from '#emulator/engine/firestoreError.ts';
import type { Auth } from '#emulator/rules/request.ts';

/** The owner bypasses all rules; any other caller is checked with `auth`, which is null when not signed in. */
export type Caller = { isOwner: boolean; auth: Auth };

/**
 * `Bearer owner` is the administrator. As in the official emulator, the signature and expiry of other tokens are not
 * checked.
 */
export function callerOf(authorization: string | undefined): Caller {
  const token = /^(?:Bearer|Firebase)\s+(\S+)$/i.exec(authorization?.trim() ?? '')?.[1];
  if (token === undefined) {
    if (authorization === undefined || authorization.trim() === '') return { isOwner: false, auth: null };
    throw invalid('invalid jwt: the Authorization header is not a bearer token');
  }
  if (token.toLowerCase() === 'owner') return { isOwner: true, auth: null };
  const claims = readClaims(token);
  const uid = claims.sub ?? claims.user_id;
  if (typeof uid !== 'string' || uid === '') throw invalid('invalid jwt: no subject');
  return { isOwner: false, auth: { uid, token: claims } };
}

function readClaims(token: string): Record<string, unknown> {
  const parts = token.split('.');
  try {
    const claims: unknown = JSON.parse(Buffer.from(parts[1] ?? '', 'base64url').toString('utf8'));
    if (parts.length === 3 && isRecord(claims)) return claims;
  } catch {
    throw invalid('invalid jwt: the payload is not JSON');
  }
  throw invalid('invalid jwt');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
