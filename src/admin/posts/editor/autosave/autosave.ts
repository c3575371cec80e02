import { newPostId } from '#src/admin/posts/data/postCollection.ts';
import { isPostValues, type PostValues, pickWrittenFields } from '#src/features/posts/data/postFields.ts';

/** The unsaved text of a post's form. There is one for each post, new posts included. */
export type Autosave = AutosaveText & {
  /** The post's id, or `newPostKey()` while it has none. */
  key: string;
  /** In ms, by the clock of the device that wrote it, but later than any copy it continues. */
  savedAt: number;
  /** `savedAt` of the newest copy known to be on the server. */
  syncedAt?: number | undefined;
};

export type AutosaveText = {
  /** Empty for a new post before its first save. */
  postId: string;
  values: PostValues;
  baseUpdatedAt: number | null;
  saveId: string;
};

/**
 * The ids that posts get from their titles contain no underscore, so these keys can't collide with them. An earlier version
 * kept one draft for all new posts, under `new`.
 */
const newPost = /^new(_[A-Za-z0-9]{20})?$/;

/** Gives each new post its own draft. */
export function newPostKey(): string {
  return `new_${newPostId()}`;
}

export function isNewPostKey(key: string): boolean {
  return newPost.test(key);
}

/** `null` if it cannot be read. */
export function toAutosave(key: string, stored: Readonly<Record<string, unknown>>): Autosave | null {
  const { postId, values, baseUpdatedAt, saveId, savedAt, syncedAt } = stored;
  if (typeof postId !== 'string' || typeof saveId !== 'string' || typeof savedAt !== 'number') return null;
  if (!isPostValues(values)) return null;
  return {
    key,
    postId,
    values: pickWrittenFields(values),
    baseUpdatedAt: typeof baseUpdatedAt === 'number' ? baseUpdatedAt : null,
    saveId,
    savedAt,
    ...(typeof syncedAt === 'number' && { syncedAt }),
  };
}
