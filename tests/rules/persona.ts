import { demoAdmin } from '#scripts/content/sampleContent.ts';

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
  const { email, password } = demoAdmin;
  const stranger = { email: `stranger-${Math.random()}@example.com`, password: 'stranger-danger' };
  return {
    visitor: persona(firestore, null),
    member: persona(firestore, await tokenFor(auth, 'signUp', stranger)),
    admin: persona(firestore, await tokenFor(auth, 'signInWithPassword', { email, password })),
  };
}

async function tokenFor(origin: string, call: string, credentials: object): Promise<string> {
  const url = `${origin}/identitytoolkit.googleapis.com/v1/accounts:${call}?key=any`;
  const body = JSON.stringify({ ...credentials, returnSecureToken: true });
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
  });
  const answer = (await response.json()) as { idToken?: string };
  if (!answer.idToken) throw new Error(`${call} failed: ${JSON.stringify(answer)}`);
  return answer.idToken;
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
