import { elapsedMs, median, ms, repeat } from '#scripts/bench/figures.ts';
import { embeddedProject } from '#scripts/build/embeddedProject.ts';
import { demoAdmin } from '#scripts/content/sampleContent.ts';
import { startSite } from '#tests/support/servers/siteServer.ts';

const times = 20;
const root = `projects/${embeddedProject.projectId}/databases/(default)/documents`;

type Post = (path: string, body: object) => Promise<object>;

export async function measureArchive(directory: string): Promise<string[][]> {
  const site = await startSite({ directory });
  try {
    const post = await signedIn(site.origin);
    const measure = async (what: string, action: (run: number) => Promise<unknown>) => [
      `${what} (median of ${times})`,
      ms(median(await repeat(times, (run) => elapsedMs(() => action(run))))),
    ];
    return [
      await measure('the 12 newest of 100,000', () => post(':runQuery', query({ limit: 12 }))),
      await measure('the 12 newest of one status', () => post(':runQuery', query({ ...isNew, limit: 12 }))),
      await measure('count of all', () => post(':runAggregationQuery', count({}))),
      await measure('count of one status', () => post(':runAggregationQuery', count(isNew))),
      await measure('a write', (run) => post(':commit', { writes: [submissionWrite(run)] })),
    ];
  } finally {
    await site.end();
  }
}

const isNew = {
  where: { fieldFilter: { field: { fieldPath: 'status' }, op: 'EQUAL', value: { stringValue: 'new' } } },
};

function query(more: object): object {
  const orderBy = [{ field: { fieldPath: 'timestamp' }, direction: 'DESCENDING' }];
  return { structuredQuery: { from: [{ collectionId: 'contacts' }], orderBy, ...more } };
}

function count(more: object): object {
  const structuredQuery = { from: [{ collectionId: 'contacts' }], ...more };
  return { structuredAggregationQuery: { structuredQuery, aggregations: [{ alias: 'count', count: {} }] } };
}

function submissionWrite(run: number): object {
  const text = (stringValue: string) => ({ stringValue });
  return {
    update: {
      name: `${root}/contacts/measured${String(run).padStart(12, '0')}`,
      fields: {
        name: text('Wilma Writer'),
        email: text('wilma@writers.example'),
        service: text('Web Development'),
        message: text('How long does this take?'),
        status: text('new'),
      },
    },
    updateTransforms: [{ fieldPath: 'timestamp', setToServerValue: 'REQUEST_TIME' }],
  };
}

async function signedIn(origin: string): Promise<Post> {
  const { email, password } = demoAdmin;
  const credentials = { email, password, returnSecureToken: true };
  const path = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=embedded';
  const { idToken } = (await ask(origin + path, {}, credentials)) as { idToken: string };
  return (verb, body) => ask(`${origin}/v1/${root}${verb}`, { Authorization: `Bearer ${idToken}` }, body);
}

async function ask(url: string, headers: Record<string, string>, body: object): Promise<object> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`POST ${url}: ${response.status} ${await response.text()}`);
  return (await response.json()) as object;
}
