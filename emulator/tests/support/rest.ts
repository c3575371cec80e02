import { defaultDatabase } from './channelClient.ts';

export const documents = `${defaultDatabase}/documents`;

export function nameOf(path: string): string {
  return `${documents}/${path}`;
}

export function textFields(fields: Record<string, string>): Record<string, object> {
  return Object.fromEntries(Object.entries(fields).map(([name, stringValue]) => [name, { stringValue }]));
}

/** A REST call below `/v1/`, by default as the owner. @returns status and JSON */
export async function rest(
  origin: string,
  method: string,
  path: string,
  body?: unknown,
  token: string | null = 'owner',
): Promise<{ status: number; body: Record<string, unknown> & Record<number, unknown> }> {
  const response = await fetch(`${origin}/v1/${path}`, {
    method,
    headers: token === null ? {} : { Authorization: `Bearer ${token}` },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return { status: response.status, body: JSON.parse(await response.text()) };
}

/** Commits writes; by default as the owner. */
export function commit(origin: string, writes: object[], token?: string | null) {
  return rest(origin, 'POST', `${documents}:commit`, { writes }, token);
}

export function setDocument(origin: string, path: string, fields: Record<string, string>) {
  return commit(origin, [{ update: { name: nameOf(path), fields: textFields(fields) } }]);
}

export function tokenOf(uid: string, claims: object = {}): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  return `${encode({ alg: 'none' })}.${encode({ sub: uid, ...claims })}.`;
}
