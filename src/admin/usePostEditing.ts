import { useRef, useState } from 'react';
import { useNotify } from '#src/components/useNotify.ts';
import { postMessages } from '#src/features/posts/messages.ts';
import { emptyPost, type Post, type PostValues } from '#src/features/posts/post.ts';
import { newPostId } from '#src/features/posts/postCollection.ts';
import type { PostDraft } from '#src/features/posts/postDrafts.ts';
import { draftKey, forgetDraft, keepDraft } from '#src/features/posts/postDrafts.ts';
import { createPost, type SaveResult, updatePost } from '#src/features/posts/savePost.ts';
import { useDraftKeeping } from '#src/features/posts/useDraftKeeping.ts';
import { isSameText, postValuesOf } from './postValues.ts';

/** What the form is filled from, and what saving it is measured against. */
type Filling = {
  /** Counts up with each new filling: the form's key. */
  number: number;
  /** The id of the post that is saved. */
  postId: string;
  start: PostValues;
  /** What is stored: without a difference to it nothing is unsaved. */
  stored: PostValues;
  /** The stored post's `updatedAt` when it was taken over. */
  openedAt: number | null;
  /** A save of this id may have arrived although its answer was lost. */
  mayExist: boolean;
  /** Somebody deleted the post: saving it again stores it anew. */
  isGone: boolean;
};

export type PostEditing = ReturnType<typeof usePostEditing>;

/**
 * The state of writing one post: its filling, its kept draft, its saving and a conflict with somebody else's save.
 * @param post the stored post, live; `undefined` for a new one
 * @param onSaved leaves the dialog
 */
export function usePostEditing(post: Post | undefined, onSaved: () => void) {
  const notify = useNotify();
  const [formId] = useState(newPostId);
  const [filling, setFilling] = useState<Filling>(() => firstFilling(post, formId));
  const [error, setError] = useState<string>();
  const [conflict, setConflict] = useState<{ theirs: Post; mine: PostValues }>();
  const key = draftKey(post?.id ?? 'new', formId);
  const draft = useDraftKeeping(key);
  const latest = useRef(filling.start);
  const isDone = useRef(false);

  function draftOf(values: PostValues): Omit<PostDraft, 'key' | 'keptAt'> {
    return { postId: filling.postId, isNew: !post, values, openedAt: filling.openedAt };
  }

  function isUnsaved(): boolean {
    return !isDone.current && !isSameText(latest.current, filling.stored);
  }

  function change(values: PostValues) {
    latest.current = values;
    if (isUnsaved()) draft.keep(draftOf(values));
    else draft.forget();
  }

  function discard() {
    isDone.current = true;
    draft.forget();
  }

  /** Takes what is typed out of the form without losing it: it becomes a draft to be offered again. */
  function setAside() {
    if (!isUnsaved()) return;
    const aside = draftKey(post?.id ?? 'new', newPostId());
    keepDraft({ ...draftOf(latest.current), key: aside, keptAt: Date.now() });
  }

  function fill(next: Omit<Filling, 'number'>) {
    setAside();
    latest.current = next.start;
    setError(undefined);
    setConflict(undefined);
    setFilling({ ...next, number: filling.number + 1 });
  }

  function restore(kept: PostDraft) {
    fill({
      ...filling,
      start: kept.values,
      postId: post?.id ?? kept.postId,
      openedAt: kept.openedAt,
      mayExist: true,
    });
    keepDraft({ ...kept, key, keptAt: Date.now() });
    forgetDraft(kept.key);
  }

  async function save(values: PostValues, openedAt: number | null = filling.openedAt) {
    setError(undefined);
    const isStored = post !== undefined && !filling.isGone;
    const result = isStored
      ? await updatePost(filling.postId, values, openedAt)
      : await createOnce(filling, values);
    if (result.success) {
      discard();
      notify({ severity: 'success', message: post ? 'Blog post updated' : 'Blog post created' });
      return onSaved();
    }
    if ('conflict' in result) return setConflict({ theirs: result.conflict, mine: values });
    setFilling({ ...filling, mayExist: true, isGone: result.error === postMessages.missing });
    setError(result.error);
  }

  return {
    filling: filling.number,
    start: filling.start,
    error,
    conflict,
    isKeeping: draft.isKeeping,
    isGone: filling.isGone,
    /** Somebody saved the post after it was opened here. */
    isOutdated: post !== undefined && !isDone.current && post.updatedAt !== filling.openedAt,
    /** Which kept drafts belong here: those of this post, or those of posts that were never stored. */
    isOffered: (kept: PostDraft) => (post ? kept.postId === post.id : kept.isNew) && kept.key !== key,
    currentTitle: () => latest.current.title,
    isUnsaved,
    change,
    discard,
    restore,
    save: (values: PostValues) => save(values),
    keepEditing: () => {
      setConflict(undefined);
      setError(postMessages.conflict);
    },
    takeTheirs: () => conflict && fill(takenOver(conflict.theirs)),
    saveMine: async () => {
      if (!conflict) return;
      setConflict(undefined);
      await save(conflict.mine, conflict.theirs.updatedAt);
    },
  };
}

function firstFilling(post: Post | undefined, formId: string): Filling {
  if (post) return { ...takenOver(post), number: 0 };
  return {
    number: 0,
    postId: formId,
    start: emptyPost,
    stored: emptyPost,
    openedAt: null,
    mayExist: false,
    isGone: false,
  };
}

function takenOver(post: Post): Omit<Filling, 'number'> {
  const stored = postValuesOf(post);
  return { postId: post.id, start: stored, stored, openedAt: post.updatedAt, mayExist: true, isGone: false };
}

/** A new post whose first save got no answer may be stored already: then its text is brought up to date. */
async function createOnce({ postId, mayExist }: Filling, values: PostValues): Promise<SaveResult> {
  if (mayExist) {
    const again = await updatePost(postId, values, undefined);
    if (again.success) return again;
  }
  return createPost(postId, values);
}
