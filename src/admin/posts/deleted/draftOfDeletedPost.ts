import { draftKey, saveDraft } from '#src/admin/posts/editor/drafts/drafts.ts';
import { newPostId } from '#src/features/posts/data/postCollection.ts';
import { pickWrittenFields } from '#src/features/posts/data/postFields.ts';
import type { PostVersion } from '#src/features/posts/versions/postVersion.ts';

/**
 * Keeps a deleted post's text as unsaved text of that post, with which its form can be opened.
 * @returns the draft's key, or `null` when this browser keeps no text
 */
export function draftOfDeletedPost({ post }: PostVersion): string | null {
  const key = draftKey(post.id, newPostId());
  const base = { postId: post.id, isNew: false, baseUpdatedAt: null, unconfirmed: [] };
  return saveDraft({ key, ...base, values: pickWrittenFields(post), savedAt: Date.now() }) ? key : null;
}
