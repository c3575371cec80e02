import { isInvalidDocument } from '#src/firebase/invalidDocument.ts';
import { withTimeout } from '#src/firebase/timeout.ts';
import type { Post } from './post.ts';
import { toPost } from './postRecord.ts';
import { fetchStaticFile, forgetStaticFile, staticFiles } from './staticFiles.ts';

export type PostSummary = Omit<Post, 'content'>;

export type RelatedPost = Pick<Post, 'id' | 'title' | 'category' | 'readTime'>;

export type PublishedArticle = { post: Post; related: RelatedPost[] };

export type PublishedList = { posts: PostSummary[]; hasMore: boolean };

/** `null` if there was no build, as in development. */
export function fetchPublishedList(): Promise<PublishedList | null> {
  return fetchOnce(staticFiles.list, readPublishedList);
}

export function fetchPublishedArticle(id: string): Promise<PublishedArticle | null> {
  return fetchOnce(staticFiles.article(id), readPublishedArticle);
}

/** `null` after 150 ms, so that a link responds right away; the page then shows a loading state. */
export function nullIfSlow<T>(answer: Promise<T | null>): Promise<T | null> {
  return withTimeout(answer, 150).catch(() => null);
}

/** For a missing file, a host may respond with the app's HTML or with other JSON, so validate it. */
async function fetchOnce<T>(path: string, read: (json: unknown) => T | null): Promise<T | null> {
  const value = read(await fetchStaticFile(path));
  if (value === null) forgetStaticFile(path);
  return value;
}

function readPublishedArticle(json: unknown): PublishedArticle | null {
  if (!isRecord(json) || !Array.isArray(json.related)) return null;
  const post = readPost(json.post);
  return post && { post, related: json.related.filter(isRelated) };
}

function isRelated(json: unknown): json is RelatedPost {
  return (
    isRecord(json) &&
    [json.id, json.title, json.category].every((text) => typeof text === 'string') &&
    typeof json.readTime === 'number'
  );
}

function readPublishedList(json: unknown): PublishedList | null {
  if (!isRecord(json) || !Array.isArray(json.posts) || typeof json.hasMore !== 'boolean') return null;
  const posts = json.posts.map(
    (summary: unknown) => isRecord(summary) && readPost({ ...summary, content: '' }),
  );
  const readable = posts.filter((post) => post !== false && post !== null);
  return readable.length < posts.length
    ? null
    : { posts: readable.map(withoutContent), hasMore: json.hasMore };
}

function withoutContent({ content: _, ...summary }: Post): PostSummary {
  return summary;
}

function readPost(json: unknown): Post | null {
  if (!isRecord(json)) return null;
  const times = { createdAt: timestamp(json.createdAt), updatedAt: timestamp(json.updatedAt) };
  const post = toPost(String(json.id), { ...json, ...times });
  return isInvalidDocument(post) ? null : post;
}

/** The files store times in ms; the field reader expects Firestore timestamps. */
function timestamp(time: unknown): unknown {
  return typeof time === 'number' ? { toMillis: () => time } : time;
}

function isRecord(json: unknown): json is Readonly<Record<string, unknown>> {
  return typeof json === 'object' && json !== null;
}
