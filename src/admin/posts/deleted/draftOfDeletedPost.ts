import { draftKey, saveDraft } from '#src/admin/posts/editor/drafts/drafts.ts';
import { newPostId } from '#src/features/posts/data/postCollection.ts';
import { pickWrittenFields } from '#src/features/posts/data/postFields.ts';
import type { PostVersion } from '#src/features/posts/versions/postVersion.ts';

/** @returns the key of an unsaved draft with the post's text, or `null` when this browser keeps none */
export function draftOfDeletedPost({ post }: PostVersion): string | null {
  const key = draftKey(post.id, newPostId());
  const base = { postId: post.id, isNew: false, baseUpdatedAt: null, unconfirmed: [] };
  return saveDraft({ key, ...base, values: pickWrittenFields(post), savedAt: Date.now() }) ? key : null;
}
