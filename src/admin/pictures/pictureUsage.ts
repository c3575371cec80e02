import type { Post } from '#src/features/posts/data/post.ts';

export type UsingPost = Pick<Post, 'id' | 'title' | 'content' | 'featuredImage'>;

/** A post that would lose a picture, or unsaved text of one. */
export type PictureUse = { postId: string; title: string; isUnsaved: boolean };

/** By picture id. */
export type PictureUsage = ReadonlyMap<string, readonly PictureUse[]>;

const idInAddress = /[A-Za-z0-9]{20}(?=-\d+x\d+\.(?:webp|jpg|gif))/g;

/** Which pictures are used, in a text or as featured image. Unsaved text counts where its post does not. */
export function usageOf(posts: readonly UsingPost[], unsaved: readonly UsingPost[] = []): PictureUsage {
  const usage = new Map<string, PictureUse[]>();
  function addUses(post: UsingPost, isUnsaved: boolean): void {
    for (const pictureId of picturesIn(post)) {
      const uses = usage.get(pictureId) ?? [];
      if (uses.some(({ postId }) => postId === post.id)) continue;
      usage.set(pictureId, [...uses, { postId: post.id, title: post.title, isUnsaved }]);
    }
  }
  for (const post of posts) addUses(post, false);
  for (const text of unsaved) addUses(text, true);
  return usage;
}

/** The ids of the pictures that a text uses. */
export function picturesIn({ content, featuredImage }: UsingPost): Set<string> {
  return new Set([...`${content} ${featuredImage}`.matchAll(idInAddress)].map(([id]) => id));
}
