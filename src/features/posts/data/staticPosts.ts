import { withTimeout } from '#src/firebase/timeout.ts';
import type { Archive, PostSummary } from './archive.ts';
import { type Post, postPageSize } from './post.ts';
import { isPostValues, pickWrittenFields } from './postFields.ts';

/** URLs of the JSON files that the build writes next to the pages. */
export const staticFiles = {
  archive: '/blog.json',
  /** Read by the admin area, never by visitors. */
  buildRecord: '/build.json',
  article: (id: string) => `/blog/${encodeURIComponent(id)}.json`,
} as const;

/** An article's text as rendered by the build; `checksum` tells whether another text is the same. */
export type ArticleHtml = { contents: string; body: string; checksum: number };

/** In the data of its own page, `html` replaces the text. */
export type PublishedArticle = { post: Post; related: PostSummary[]; html?: ArticleHtml };

export function checksum(text: string): number {
  let sum = text.length;
  for (let at = 0; at < text.length; at += 1) sum = (Math.imul(sum, 31) + text.charCodeAt(at)) | 0;
  return sum;
}

export type PublishedList = { posts: PostSummary[]; hasMore: boolean };

/** `null` if it cannot be loaded. */
export function fetchArchive(): Promise<Archive | null> {
  return fetchOnce(staticFiles.archive, readArchive);
}

/**
 * The archive as it is now, bypassing all caches, because the admin may have just changed it. `null` where no build has
 * written one.
 * @throws if it cannot be loaded
 */
export async function fetchCurrentArchive(signal: AbortSignal | null = null): Promise<Archive | null> {
  const response = await fetch(staticFiles.archive, { cache: 'no-store', signal });
  return response.ok ? readArchive(await response.json()) : null;
}

export async function fetchPublishedList(): Promise<PublishedList | null> {
  const archive = await fetchArchive();
  return (
    archive && {
      posts: archive.posts.slice(0, postPageSize),
      hasMore: archive.posts.length > postPageSize,
    }
  );
}

export function fetchPublishedArticle(id: string): Promise<PublishedArticle | null> {
  return fetchOnce(staticFiles.article(id), (json) => {
    const [post] = readPosts([json.post]) ?? [];
    const related = readPosts(json.related);
    return post && related ? { post, related } : null;
  });
}

/** `null` after 150 ms, so that a link responds right away; the page then shows a loading state. */
function nullIfSlow<T>(answer: Promise<T | null>): Promise<T | null> {
  return withTimeout(answer, 150).catch(() => null);
}

/** What this visit has shown, perhaps from a page's own data: Back must find it without waiting for its file. */
let shownList: PublishedList | undefined;
const shownArticles = new Map<string, PublishedArticle>();

export function rememberList(list: PublishedList): void {
  shownList = list;
}

export function rememberArticle(article: PublishedArticle): void {
  shownArticles.set(article.post.id, article);
}

/** For a loader. `null` if it does not arrive in time. */
export async function findList(): Promise<PublishedList | null> {
  return shownList ?? nullIfSlow(fetchPublishedList());
}

/** For a loader. `null` if it does not arrive in time. */
export async function findArticle(id: string): Promise<PublishedArticle | null> {
  return shownArticles.get(id) ?? nullIfSlow(fetchPublishedArticle(id));
}

/** Cached for the whole visit: the files change only with a deployment or a release, and live reads correct them. */
const requests = new Map<string, Promise<unknown>>();

/** Fetches a file once. @returns its unvalidated JSON, or `null` on failure */
export function fetchStaticFile(path: string): Promise<unknown> {
  const answer = requests.get(path) ?? fetchJson(path);
  requests.set(path, answer);
  return answer;
}

type Read<T> = (json: Readonly<Record<string, unknown>>) => T | null;

/** The next call fetches again after a failure, or if a host responded with its own JSON for a missing file. */
async function fetchOnce<T>(path: string, read: Read<T>): Promise<T | null> {
  const json = await fetchStaticFile(path);
  const value = isRecord(json) ? read(json) : null;
  if (value === null) requests.delete(path);
  return value;
}

async function fetchJson(path: string): Promise<unknown> {
  try {
    const response = await fetch(path);
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}

function readArchive(json: unknown): Archive | null {
  const posts = isRecord(json) && readPosts(json.posts);
  return posts ? { posts } : null;
}

/** `null` unless all are posts. In a file that is older than the code, fields may be missing. */
function readPosts(json: unknown): Post[] | null {
  if (!Array.isArray(json)) return null;
  const posts = json.flatMap((stored: unknown) => (isStoredPost(stored) ? [stored] : []));
  if (posts.length < json.length) return null;
  return posts.map((post) => ({ ...missingFields, ...post, ...pickWrittenFields(post) }));
}

const missingFields = { slug: '', readTime: 1, createdAt: null, updatedAt: null };

function isStoredPost(stored: unknown): stored is Post {
  return isPostValues(stored) && 'id' in stored && typeof stored.id === 'string';
}

function isRecord(json: unknown): json is Readonly<Record<string, unknown>> {
  return typeof json === 'object' && json !== null;
}
