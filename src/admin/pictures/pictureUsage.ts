import type { Post } from '#src/features/posts/data/post.ts';

/** Limit per deletion: each version costs one read. */
export const maxVersionsSearched = 200;

export type PostReference = Pick<Post, 'id' | 'title' | 'content' | 'featuredImage'>;

/** A post that would lose a picture, or its unsaved draft. */
export type PictureUse = { postId: string; title: string; isUnsaved: boolean };

/** Keyed by picture id. */
export type PictureUsage = ReadonlyMap<string, readonly PictureUse[]>;

const idInAddress = /[A-Za-z0-9]{20}(?=-\d+x\d+\.(?:webp|jpg|gif))/g;

/**
 * Finds the pictures used in a text or as a featured image. A draft counts only if its post does not use the picture.
 */
export function usageOf(
  posts: readonly PostReference[],
  unsaved: readonly PostReference[] = [],
): PictureUsage {
  const usage = new Map<string, PictureUse[]>();
  function addUses(post: PostReference, isUnsaved: boolean): void {
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

export function picturesIn({ content, featuredImage }: PostReference): Set<string> {
  return new Set([...`${content} ${featuredImage}`.matchAll(idInAddress)].map(([id]) => id));
}
