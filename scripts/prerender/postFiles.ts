import { ogImagePath } from '#src/components/head/absoluteUrl.ts';
import type { PostSummary } from '#src/features/posts/data/archive.ts';
import { relatedPosts, toPublishedList } from '#src/features/posts/data/prerenderSource.ts';
import { staticFiles } from '#src/features/posts/data/staticPosts.ts';
import { paths } from '#src/paths.ts';
import { feedLength } from './rssFeed.ts';
import { articlePage, blogPage, notFoundPage, type SitePage } from './sitePages.ts';

type Content =
  | { kind: 'page'; page: SitePage }
  | { kind: 'article data' | 'social image'; id: string }
  | { kind: 'archive' | 'feed' | 'sitemap' };

/** A file of the site that is made from posts. */
export type PostFile = Content & {
  /** In the site's folder. */
  file: string;
  /** What its content depends on, besides the texts of posts. */
  from: unknown;
  /** The posts whose texts it contains. */
  texts: readonly string[];
};

/** All files made from posts. @param posts newest first */
export function postFiles(posts: readonly PostSummary[]): PostFile[] {
  const list = toPublishedList(posts);
  const feed = posts.slice(0, feedLength);
  const dates = posts.map(({ id, createdAt, updatedAt }) => [id, createdAt, updatedAt]);
  return [
    { kind: 'page', page: blogPage, file: blogPage.file, from: list, texts: [] },
    { kind: 'page', page: notFoundPage, file: notFoundPage.file, from: list.posts.slice(0, 3), texts: [] },
    { kind: 'archive', file: fileOf(staticFiles.archive), from: posts, texts: [] },
    { kind: 'feed', file: 'rss.xml', from: feed, texts: feed.map(({ id }) => id) },
    { kind: 'sitemap', file: 'sitemap.xml', from: dates, texts: [] },
    ...posts.flatMap((post, index) => articleFiles(post, relatedPosts(posts, index))),
  ];
}

function articleFiles(post: PostSummary, related: readonly PostSummary[]): PostFile[] {
  const { id, title, category, featuredImage } = post;
  const page = articlePage(id);
  const article = { from: [post, related], texts: [id] };
  const picture = fileOf(ogImagePath(paths.article(id)));
  return [
    { kind: 'page', page, file: page.file, ...article },
    { kind: 'article data', id, file: fileOf(staticFiles.article(id)), ...article },
    { kind: 'social image', id, file: picture, from: [title, category, featuredImage], texts: [] },
  ];
}

/**
 * The files that differ between two states of the site's posts.
 * @param edited posts whose texts differ even if nothing else does
 */
export function changedFiles(
  before: readonly PostSummary[],
  after: readonly PostSummary[],
  edited: ReadonlySet<string>,
): { changed: PostFile[]; removed: string[] } {
  const known = new Map(postFiles(before).map(({ file, from }) => [file, JSON.stringify(from)]));
  const files = postFiles(after);
  const current = new Set(files.map(({ file }) => file));
  return {
    changed: files.filter(
      ({ file, from, texts }) =>
        texts.some((id) => edited.has(id)) || known.get(file) !== JSON.stringify(from),
    ),
    removed: [...known.keys()].filter((file) => !current.has(file)),
  };
}

function fileOf(path: string): string {
  return decodeURIComponent(path).slice(1);
}
