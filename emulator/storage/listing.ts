export type ListingQuery = {
  prefix: string;
  delimiter: string;
  pageToken: string | null;
  maxResults: number;
};

export type Listing = { items: string[]; prefixes: string[]; nextPageToken?: string };

/** One page of the sorted names. Names are cut after the delimiter and merged into one prefix, which includes it. */
export function listPage(names: readonly string[], query: ListingQuery): Listing {
  const after = query.pageToken === null ? null : Buffer.from(query.pageToken, 'base64url').toString('utf8');
  const entries = new Map<string, 'items' | 'prefixes'>();
  for (const name of names) {
    if (!name.startsWith(query.prefix)) continue;
    const end = query.delimiter === '' ? -1 : name.indexOf(query.delimiter, query.prefix.length);
    if (end < 0) entries.set(name, 'items');
    else entries.set(name.slice(0, end + query.delimiter.length), 'prefixes');
  }
  const sorted = [...entries.keys()];
  const start = after === null ? 0 : sorted.findIndex((entry) => compare(entry, after) > 0);
  const page = start < 0 ? [] : sorted.slice(start, start + query.maxResults);
  const last = page.at(-1);
  const hasMore = last !== undefined && last !== sorted.at(-1);
  return {
    items: page.filter((entry) => entries.get(entry) === 'items'),
    prefixes: page.filter((entry) => entries.get(entry) === 'prefixes'),
    ...(hasMore && { nextPageToken: Buffer.from(last).toString('base64url') }),
  };
}

function compare(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}
