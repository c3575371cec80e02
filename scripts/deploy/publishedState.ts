import { postCollectionName } from '#src/features/posts/data/postRecord.ts';

/** Number of published posts, and the time of their last change, in ms since 1970. */
export type PublishedState = { count: number; newest: number | null };

type Source = { origin: string; projectId: string; token: string };

const published = {
  from: [{ collectionId: postCollectionName }],
  where: { fieldFilter: { field: { fieldPath: 'published' }, op: 'EQUAL', value: { booleanValue: true } } },
};

/**
 * Costs two reads for any number of posts: a count and one document. `token` is the owner's, because visitors may not
 * count. @throws Error with the response of a database that refuses
 */
export async function fetchPublishedState(source: Source): Promise<PublishedState> {
  const newestFirst = [{ field: { fieldPath: 'updatedAt' }, direction: 'DESCENDING' }];
  const select = { fields: [{ fieldPath: 'updatedAt' }] };
  const [[counted], [found]] = await Promise.all([
    ask<{ result?: { aggregateFields: { count: { integerValue: string } } } }>(
      source,
      'runAggregationQuery',
      {
        structuredAggregationQuery: {
          structuredQuery: published,
          aggregations: [{ alias: 'count', count: {} }],
        },
      },
    ),
    ask<{ document?: { fields: { updatedAt?: { timestampValue?: string } } } }>(source, 'runQuery', {
      structuredQuery: { ...published, select, orderBy: newestFirst, limit: 1 },
    }),
  ]);
  const time = found?.document?.fields.updatedAt?.timestampValue;
  const count = Number(counted?.result?.aggregateFields.count.integerValue ?? 0);
  return { count, newest: time === undefined ? null : Date.parse(time) };
}

/** The same for the posts in a build's record. */
export function builtState(posts: Readonly<Record<string, number | null>>): PublishedState {
  const times = Object.values(posts).filter((time) => time !== null);
  return { count: Object.keys(posts).length, newest: times.length > 0 ? Math.max(...times) : null };
}

async function ask<Row>({ origin, projectId, token }: Source, call: string, body: object): Promise<Row[]> {
  const response = await fetch(`${origin}/v1/projects/${projectId}/databases/(default)/documents:${call}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok)
    throw new Error(`Firestore refused to read the published state: ${await response.text()}`);
  return response.json();
}
