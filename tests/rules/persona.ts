import { demoAdmin } from '#scripts/content/sampleContent.ts';
import { idToken, signUp } from '#tests/support/servers/embeddedFirebase.ts';

/** A person with or without an account who accesses the database over REST. */
export type Persona = {
  get(path: string): Promise<Verdict>;
  /** Runs a structured query on a collection at the root. */
  list(query: object): Promise<Verdict>;
  count(query: object): Promise<Verdict>;
  commit(...writes: object[]): Promise<Verdict>;
};

/** A visitor, a person with an ordinary account, and the admin. */
export type People = Record<'visitor' | 'member' | 'admin', Persona>;

export type Verdict = 'allowed' | 'denied';

export const root = 'projects/demo-website/databases/(default)/documents';

/** Who sends the request: a visitor, a person with an ordinary account, or the admin. */
export async function personas({ firestore, auth }: { firestore: string; auth: string }): Promise<People> {
  const stranger = { email: `stranger-${Math.random()}@example.com`, password: 'stranger-danger' };
  await signUp(auth, stranger.email, stranger.password);
  return {
    visitor: persona(firestore, null),
    member: persona(firestore, await idToken(auth, stranger)),
    admin: persona(firestore, await idToken(auth, demoAdmin)),
  };
}

function persona(origin: string, token: string | null): Persona {
  const headers = { 'Content-Type': 'text/plain', ...(token && { Authorization: `Bearer ${token}` }) };
  async function ask(path: string, body?: object): Promise<Verdict> {
    const request = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
    const response = await fetch(`${origin}/v1/${root}${path}`, request);
    const text = await response.text();
    if (response.status === 403) return 'denied';
    // A 'not found' response counts as access.
    if (response.ok || response.status === 404) return 'allowed';
    throw new Error(`Neither allowed nor denied: ${response.status} ${text}`);
  }
  return {
    get: (path) => ask(`/${path}`),
    list: (structuredQuery) => ask(':runQuery', { structuredQuery }),
    count: (structuredQuery) =>
      ask(':runAggregationQuery', {
        structuredAggregationQuery: { structuredQuery, aggregations: [{ alias: 'n', count: {} }] },
      }),
    commit: (...writes) => ask(':commit', { writes }),
  };
}
