import { AuthError } from './authError.ts';

const MAX_CHARACTERS = 1000;
const RESERVED = new Set(
  'acr amr at_hash aud auth_time azp cnf c_hash exp firebase iat iss jti nbf nonce sub user_id'.split(' '),
);

/**
 * Returns custom claims as stored text. Refuses values that are not a JSON object, too large, or use a token's own
 * claim names.
 */
export function checkedClaims(text: string): string | null {
  if (text.length > MAX_CHARACTERS) throw new AuthError('CLAIMS_TOO_LARGE');
  const claims = parse(text);
  const reserved = Object.keys(claims).find((name) => RESERVED.has(name));
  if (reserved !== undefined) throw new AuthError(`FORBIDDEN_CLAIM : ${reserved}`);
  return Object.keys(claims).length === 0 ? null : JSON.stringify(claims);
}

function parse(text: string): object {
  try {
    const claims: unknown = JSON.parse(text === '' ? '{}' : text);
    if (typeof claims === 'object' && claims !== null && !Array.isArray(claims)) return claims;
  } catch {
    throw new AuthError('INVALID_CLAIMS');
  }
  throw new AuthError('INVALID_CLAIMS');
}
