import { queryOptions } from '@tanstack/react-query';
import { fetchPost } from '#src/admin/posts/data/fetchPosts.ts';
import { newPostId } from '#src/admin/posts/data/postCollection.ts';
import type { SaveBase } from '#src/admin/posts/data/savePost.ts';
import { findDeletion } from '#src/admin/posts/data/versions.ts';
import { type Autosave, isNewPostKey } from '#src/admin/posts/editor/autosave/autosave.ts';
import { loadAutosave } from '#src/admin/posts/editor/autosave/autosaves.ts';
import { reading } from '#src/admin/shared/queries.ts';
import { readText, writeText } from '#src/components/state/browserStorage.ts';
import type { AnyPost } from '#src/features/posts/data/post.ts';
import { emptyPost, type PostValues, pickWrittenFields } from '#src/features/posts/data/postFields.ts';
import { areValuesEqual } from '#src/features/posts/data/postSchema.ts';
import { postMessages } from '#src/features/posts/messages.ts';

/** What the values in the form started from. `id` is empty for a new post before its first save. */
export type PostBase = SaveBase & {
  /** The stored post, or the empty form; values equal to these have nothing to save. */
  storedValues: PostValues;
};

export type EditedPost = { values: PostValues; base: PostBase };

/** What a form is opened with. The post is read once; saving compares it with the post stored at that time. */
export type OpenedPost = EditedPost & {
  /** Identifies its draft and its lock. */
  key: string;
  /** The stored post; absent for a new or deleted one. */
  post: AnyPost | undefined;
  autosave: Autosave | null;
};

/** @param opening counts how often this page has opened the form: each opening reads the post again, once */
export function openedPostQuery(key: string, opening: number) {
  return queryOptions({
    queryKey: ['openedPost', key, opening],
    queryFn: () => openPost(key),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** A deleted post opens with its draft or its last version. */
async function openPost(key: string): Promise<OpenedPost> {
  const isNew = isNewPostKey(key);
  const opened = await reading(postMessages.get, async () => {
    const [post, kept] = await Promise.all([isNew ? undefined : fetchPost(key), loadAutosave(key)]);
    const isSaved = post && kept && areValuesEqual(kept.values, pickWrittenFields(post));
    // The form then deletes the draft, because it has no unsaved text.
    const autosave = isSaved ? { ...kept, baseUpdatedAt: post.updatedAt } : kept;
    const deletion = post || autosave || isNew ? undefined : await findDeletion(key);
    const isMissing = !post && !autosave && !deletion && !isNew;
    return isMissing ? null : { key, post, autosave, ...editedPost(key, post, autosave, deletion?.post) };
  });
  if (!opened) throw new Error(postMessages.missing);
  return opened;
}

/**
 * What the form shows of a post and its draft.
 * @param deleted the last version of a deleted post
 */
export function editedPost(
  key: string,
  post: AnyPost | undefined,
  autosave: Autosave | null,
  deleted?: AnyPost | undefined,
): EditedPost {
  const source = post ?? deleted;
  const storedValues = source ? pickWrittenFields(source) : { ...emptyPost, author: rememberedAuthor() };
  const base = {
    id: isNewPostKey(key) ? (autosave?.postId ?? '') : key,
    isStored: post !== undefined,
    baseUpdatedAt: post && autosave ? autosave.baseUpdatedAt : (post?.updatedAt ?? null),
    saveId: autosave?.saveId ?? newPostId(),
    storedValues,
  };
  return { values: autosave ? pickWrittenFields(autosave.values) : storedValues, base };
}

const authorKey = 'post-author';

function rememberedAuthor(): string {
  return readText('localStorage', authorKey) ?? '';
}

export function rememberAuthor(author: string): void {
  writeText('localStorage', authorKey, author.trim());
}
