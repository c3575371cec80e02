import { type Post, postPageSize } from './post.ts';

export type PostSummary = Omit<Post, 'content'>;

export type PublishedList = { posts: PostSummary[]; hasMore: boolean };

type PrerenderSource = { list: PublishedList; article: (id: string) => Post | null };

export const staticFiles = {
  list: '/blog.json',
  article: (id: string) => `/blog/${encodeURIComponent(id)}.json`,
} as const;

export function toPublishedList(posts: readonly Post[]): PublishedList {
  return {
    posts: posts.slice(0, postPageSize).map(({ content: _, ...summary }) => summary),
    hasMore: posts.length > postPageSize,
  };
}

/** `null` where no build wrote one, as in development. */
export function fetchPublishedList(): Promise<PublishedList | null> {
  return fetchOnce<PublishedList>(staticFiles.list);
}

export function fetchPublishedArticle(id: string): Promise<Post | null> {
  const answer = fetchOnce<Post>(staticFiles.article(id));
  void answer.then((post) => post && fetchedArticles.add(id));
  return answer;
}

export function prerenderSource(context: unknown): PrerenderSource | null {
  const isSource = typeof context === 'object' && context !== null && 'list' in context;
  return isSource ? (context as PrerenderSource) : null;
}

/** `null` after 150 ms, so that a link responds at once; the page then shows that it is loading. */
export async function withShortTimeout<T>(answer: Promise<T | null>): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), 150);
  });
  return Promise.race([answer, timeout]).finally(() => clearTimeout(timer));
}

/** For the whole visit: the files change with a deployment only, and the live part corrects them. */
const requests = new Map<string, Promise<unknown>>();

const fetchedArticles = new Set<string>();

export function isArticleFetched(id: string): boolean {
  return fetchedArticles.has(id);
}

function fetchOnce<T>(path: string): Promise<T | null> {
  const known = requests.get(path) as Promise<T | null> | undefined;
  if (known) return known;
  const answer = fetchJson<T>(path);
  requests.set(path, answer);
  void answer.then((value) => value === null && requests.delete(path));
  return answer;
}

/** A host answers for a missing file with the app itself, so only JSON counts. */
async function fetchJson<T>(path: string): Promise<T | null> {
  try {
    const response = await fetch(path);
    const isJson = response.headers.get('content-type')?.includes('application/json') ?? false;
    return response.ok && isJson ? ((await response.json()) as T) : null;
  } catch {
    return null;
  }
}
