import type { BackendStatistics } from '#emulator/backend.ts';
import { type SeedDocument, toFields } from '#emulator/seed.ts';
import { embeddedProject } from '#scripts/build/embeddedProject.ts';
import { sampleDocuments } from '#scripts/content/sampleContent.ts';

/** A stored document as REST shows it: its id and its fields in plain form, times as ISO text. */
type StoredDocument = { id: string; [field: string]: unknown };

const largestCommit = 500;
const root = `projects/${embeddedProject.projectId}/databases/(default)/documents`;

/** All documents of a collection, bypassing all rules. */
export async function storedDocuments(origin: string, collection: string): Promise<StoredDocument[]> {
  const found: StoredDocument[] = [];
  let token = '';
  do {
    const page = await ask(origin, 'GET', `/v1/${root}/${collection}?pageSize=300&pageToken=${token}`);
    const { documents = [], nextPageToken = '' } = page as ListAnswer;
    found.push(...documents.map(plainDocument));
    token = nextPageToken;
  } while (token !== '');
  return found;
}

/** Writes documents in batches, bypassing all rules. */
export async function storeDocuments(origin: string, documents: readonly SeedDocument[]): Promise<void> {
  for (let start = 0; start < documents.length; start += largestCommit) {
    const writes = documents.slice(start, start + largestCommit).map(({ path, fields }) => ({
      update: { name: `${root}/${path}`, fields: toFields(fields) },
    }));
    await ask(origin, 'POST', `/v1/${root}:commit`, { writes });
  }
}

/** Deletes a document, bypassing all rules. */
export async function deleteDocument(origin: string, path: string): Promise<void> {
  await ask(origin, 'POST', `/v1/${root}:commit`, { writes: [{ delete: `${root}/${path}` }] });
}

/** Deletes all documents; accounts stay. */
export async function clearDocuments(origin: string): Promise<void> {
  await ask(origin, 'DELETE', `/emulator/v1/${root}`);
}

/** Restores the sample posts and inquiries; accounts and open pages stay. */
export async function restoreContent(origin: string): Promise<void> {
  await clearDocuments(origin);
  await storeDocuments(origin, sampleDocuments());
}

/** What clients have read and what they listen to. */
export async function statistics(origin: string): Promise<BackendStatistics> {
  return (await ask(origin, 'GET', '/emulator/v1/stats')) as BackendStatistics;
}

/** Counts reads from here on. */
export async function resetStatistics(origin: string): Promise<void> {
  await ask(origin, 'POST', '/emulator/v1/stats:reset');
}

/** Creates an account, as anyone who knows the public API key can. */
export async function signUp(origin: string, email: string, password: string): Promise<string> {
  const path = '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=embedded';
  return ((await ask(origin, 'POST', path, { email, password })) as { localId: string }).localId;
}

/** Adds an account as the Firebase console does, without logging in. */
export async function createAccount(origin: string, email: string, password: string): Promise<string> {
  const path = `/identitytoolkit.googleapis.com/v1/projects/${embeddedProject.projectId}/accounts`;
  return ((await ask(origin, 'POST', path, { email, password })) as { localId: string }).localId;
}

type Credentials = { email: string; password: string };

/** The claims in the ID token of a new login. */
export async function claimsOnSignIn(origin: string, credentials: Credentials): Promise<object> {
  const [, payload = ''] = (await idToken(origin, credentials)).split('.');
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
}

/** What a new login puts into its requests. */
export async function idToken(origin: string, credentials: Credentials): Promise<string> {
  return (await signIn(origin, credentials)).idToken;
}

/** What a browser stores of a session. */
export async function refreshToken(origin: string, credentials: Credentials): Promise<string> {
  return (await signIn(origin, credentials)).refreshToken;
}

/** The response status for a stored session. */
export async function refresh(origin: string, token: string): Promise<number> {
  const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: token });
  const url = `${origin}/securetoken.googleapis.com/v1/token?key=embedded`;
  return (await fetch(url, { method: 'POST', body })).status;
}

async function signIn(origin: string, { email, password }: Credentials) {
  const path = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=embedded';
  const answer = await ask(origin, 'POST', path, { email, password, returnSecureToken: true });
  return answer as { idToken: string; refreshToken: string };
}

/** Changes an account as the Admin SDK does: claims, disabled, and the time since which its tokens are valid. */
export async function changeAccount(
  origin: string,
  localId: string,
  change: { customAttributes?: string; disableUser?: boolean; validSince?: string },
): Promise<void> {
  const path = `/identitytoolkit.googleapis.com/v1/projects/${embeddedProject.projectId}/accounts:update`;
  await ask(origin, 'POST', path, { localId, ...change });
}

async function ask(origin: string, method: string, path: string, body?: object): Promise<object> {
  const response = await fetch(origin + path, {
    method,
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as object;
}

type WireDocument = { name: string; fields?: Record<string, Record<string, unknown>> };
type ListAnswer = { documents?: WireDocument[]; nextPageToken?: string };

function plainDocument({ name, fields = {} }: WireDocument): StoredDocument {
  const plain = Object.entries(fields).map(([field, value]) => [field, Object.values(value)[0]]);
  return { ...Object.fromEntries(plain), id: name.split('/').at(-1) ?? '' };
}
