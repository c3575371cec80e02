import { fetchPost } from '#src/admin/posts/data/fetchPosts.ts';
import { newPostId } from '#src/admin/posts/data/postCollection.ts';
import type { SaveBase } from '#src/admin/posts/data/savePost.ts';
import { findDeletion } from '#src/admin/posts/data/versions.ts';
import { type Result, toResult } from '#src/components/result.ts';
import { readText, writeText } from '#src/components/state/browserStorage.ts';
import type { AnyPost } from '#src/features/posts/data/post.ts';
import { emptyPost, type PostValues, pickWrittenFields } from '#src/features/posts/data/postFields.ts';
import { areValuesEqual } from '#src/features/posts/data/postSchema.ts';
import { postMessages } from '#src/features/posts/messages.ts';
import { loadDraft } from './drafts/drafts.ts';
import { isNewPostKey, type PostDraft } from './drafts/postDraft.ts';

/** What the values in the form started from. `id` is empty for a new post before its first save. */
export type PostBase = SaveBase & {
  /** The stored post, or the empty form; values equal to these have nothing to save. */
  storedValues: PostValues;
};

/** Formik holds every field except the text: it would render all of them at each key. */
export type FormValues = Omit<PostValues, 'content'>;

/** What the form holds. */
export type EditedPost = { values: PostValues; base: PostBase };

/** What a form is opened with. The post is read once: saving compares it with what is stored by then. */
export type OpenedPost = EditedPost & {
  /** Identifies its draft and its lock. */
  key: string;
  /** As stored, absent for a new and for a deleted one. */
  post: AnyPost | undefined;
  draft: PostDraft | null;
};

/** A deleted post opens with its draft or its last version. */
export async function openPost(key: string): Promise<Result<{ opened: OpenedPost }>> {
  const isNew = isNewPostKey(key);
  const result = await toResult(postMessages.get, async () => {
    const [post, kept] = await Promise.all([isNew ? undefined : fetchPost(key), loadDraft(key)]);
    const isSaved = post && kept && areValuesEqual(kept.values, pickWrittenFields(post));
    // The form removes it, as it has nothing unsaved.
    const draft = isSaved ? { ...kept, baseUpdatedAt: post.updatedAt } : kept;
    const deletion = post || draft || isNew ? undefined : await findDeletion(key);
    const isMissing = !post && !draft && !deletion && !isNew;
    return {
      opened: isMissing ? null : { key, post, draft, ...editedPost(key, post, draft, deletion?.post) },
    };
  });
  if (!result.success) return result;
  const { opened } = result;
  return opened ? { success: true, opened } : { success: false, error: postMessages.missing };
}

/**
 * What the form shows of a post and its draft.
 * @param deleted the last version of a deleted post
 */
export function editedPost(
  key: string,
  post: AnyPost | undefined,
  draft: PostDraft | null,
  deleted?: AnyPost | undefined,
): EditedPost {
  const source = post ?? deleted;
  const storedValues = source ? pickWrittenFields(source) : { ...emptyPost, author: rememberedAuthor() };
  const base = {
    id: isNewPostKey(key) ? (draft?.postId ?? '') : key,
    isStored: post !== undefined,
    baseUpdatedAt: post && draft ? draft.baseUpdatedAt : (post?.updatedAt ?? null),
    saveId: draft?.saveId ?? newPostId(),
    storedValues,
  };
  return { values: draft ? pickWrittenFields(draft.values) : storedValues, base };
}

const authorKey = 'post-author';

function rememberedAuthor(): string {
  return readText('localStorage', authorKey) ?? '';
}

export function rememberAuthor(author: string): void {
  writeText('localStorage', authorKey, author.trim());
}
