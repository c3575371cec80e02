import type { Post } from './post.ts';

export type PostSummary = Omit<Post, 'content'>;

export type PublishedList = { posts: PostSummary[]; hasMore: boolean };

export const staticFiles = {
  list: '/blog.json',
  article: (id: string) => `/blog/${encodeURIComponent(id)}.json`,
} as const;

/** `null` where no build wrote one, as in development. */
export function fetchPublishedList(): Promise<PublishedList | null> {
  return fetchOnce<PublishedList>(staticFiles.list);
}

export function fetchPublishedArticle(id: string): Promise<Post | null> {
  const answer = fetchOnce<Post>(staticFiles.article(id));
  void answer.then((post) => post && fetchedArticles.add(id));
  return answer;
}

/** For the whole visit: the files change with a deployment only, and the live part corrects them. */
const requests = new Map<string, Promise<unknown>>();

const fetchedArticles = new Set<string>();

export function isArticleFetched(id: string): boolean {
  return fetchedArticles.has(id);
}

/** A host may answer for a missing file with the app itself, which is no JSON. */
function fetchOnce<T>(path: string): Promise<T | null> {
  const known = requests.get(path) as Promise<T | null> | undefined;
  if (known) return known;
  const answer: Promise<T | null> = fetch(path)
    .then((response) => (response.ok ? response.json() : null))
    .catch(() => null);
  requests.set(path, answer);
  void answer.then((value) => value === null && requests.delete(path));
  return answer;
}
