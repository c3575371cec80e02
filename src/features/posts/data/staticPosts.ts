import { type Post, postPageSize } from './post.ts';

/** A post without its body: what lists show and what prerendered pages carry inline. */
export type PostSummary = Omit<Post, 'content'>;

/** The newest published posts, newest first, and whether there are older ones. The build writes it as JSON. */
export type PublishedList = { posts: PostSummary[]; hasMore: boolean };

/** What the prerenderer hands to the loaders as their `context`. */
export type PrerenderSource = { list: PublishedList; article: (id: string) => Post | null };

/** Where the build puts the data that prerendered pages were drawn from. */
export const staticFiles = {
  list: '/blog.json',
  article: (id: string) => `/blog/${encodeURIComponent(id)}.json`,
} as const;

/** The list that pages carry inline, from all published posts, newest first. */
export function toPublishedList(posts: readonly Post[]): PublishedList {
  return {
    posts: posts.slice(0, postPageSize).map(({ content: _, ...summary }) => summary),
    hasMore: posts.length > postPageSize,
  };
}

/** The list as it was when the site was built, or `null` where no build wrote one, as in development. */
export function fetchPublishedList(): Promise<PublishedList | null> {
  return fetchOnce<PublishedList>(staticFiles.list);
}

/** The post as it was when the site was built, or `null` when it is younger than the build or unknown. */
export function fetchPublishedArticle(id: string): Promise<Post | null> {
  const answer = fetchOnce<Post>(staticFiles.article(id));
  void answer.then((post) => post && fetchedArticles.add(id));
  return answer;
}

/** What the prerenderer gave to a loader; `null` in a browser. */
export function prerenderSource(context: unknown): PrerenderSource | null {
  const isSource = typeof context === 'object' && context !== null && 'list' in context;
  return isSource ? (context as PrerenderSource) : null;
}

/**
 * What a loader waits for before its page is shown: the answer if it comes within 150 ms, else `null`, so that a link
 * responds at once; the page then shows that it is loading.
 */
export async function withShortTimeout<T>(answer: Promise<T | null>): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), 150);
  });
  return Promise.race([answer, timeout]).finally(() => clearTimeout(timer));
}

/** Answers are kept for the visit: the files change with a deployment only, and the live part corrects them. */
const requests = new Map<string, Promise<unknown>>();

/** Articles that were fetched during the visit, which need no connection any more. */
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

/** A host that knows no such file requests with the app itself, so only JSON counts as an answer. */
async function fetchJson<T>(path: string): Promise<T | null> {
  try {
    const response = await fetch(path);
    const isJson = response.headers.get('content-type')?.includes('application/json') ?? false;
    return response.ok && isJson ? ((await response.json()) as T) : null;
  } catch {
    return null;
  }
}
