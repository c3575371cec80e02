import type { Post } from '#src/features/posts/data/post.ts';

export type UsingPost = Pick<Post, 'id' | 'title' | 'content' | 'featuredImage'>;

/** Titles of the posts that use a picture, by post id, by picture id. */
export type PictureUsage = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** The picture's id in the address of one of its files. */
const idInAddress = /[A-Za-z0-9]{20}(?=-\d+x\d+\.(?:webp|jpg|gif))/g;

export function usageOf(posts: readonly UsingPost[]): PictureUsage {
  const usage = new Map<string, Map<string, string>>();
  for (const { id, title, content, featuredImage } of posts) {
    for (const [pictureId] of `${content} ${featuredImage}`.matchAll(idInAddress)) {
      usage.set(pictureId, (usage.get(pictureId) ?? new Map()).set(id, title));
    }
  }
  return usage;
}
