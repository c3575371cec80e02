import { readText, writeText } from '#src/components/browser/browserStorage.ts';
import type { Post } from '#src/features/posts/data/post.ts';
import { newPostId } from '#src/features/posts/data/postCollection.ts';
import { emptyPost, type PostValues, pickWrittenFields } from '#src/features/posts/data/postFields.ts';
import type { SaveBase } from '#src/features/posts/data/savePost.ts';
import { newPostKey, type PostDraft } from './drafts/postDraft.ts';

/** What the form knows about its post. `id` is empty for a new post before its first save. */
export type PostSession = SaveBase & {
  /** The stored post, or the empty form; values equal to these have nothing to save. */
  storedValues: PostValues;
};

/** What a form is opened with. */
export type OpenedPost = {
  /** Identifies its draft and its lock. */
  key: string;
  session: PostSession;
  values: PostValues;
  draft: PostDraft | null;
};

/**
 * @param post as stored, absent for a new and for a deleted one
 * @param deleted the last version of a deleted post
 */
export function openedPost(
  key: string,
  { post, draft, deleted }: { post?: Post | undefined; draft: PostDraft | null; deleted?: Post | undefined },
): OpenedPost {
  const source = post ?? deleted;
  const storedValues = source ? pickWrittenFields(source) : { ...emptyPost, author: rememberedAuthor() };
  const session = {
    id: key === newPostKey ? (draft?.postId ?? '') : key,
    isStored: post !== undefined,
    baseUpdatedAt: post && draft ? draft.baseUpdatedAt : (post?.updatedAt ?? null),
    saveId: draft?.saveId ?? newPostId(),
    storedValues,
  };
  return { key, session, values: draft ? pickWrittenFields(draft.values) : storedValues, draft };
}

const authorKey = 'post-author';

function rememberedAuthor(): string {
  return readText('localStorage', authorKey) ?? '';
}

export function rememberAuthor(author: string): void {
  writeText('localStorage', authorKey, author.trim());
}
