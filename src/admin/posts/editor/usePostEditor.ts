import { useEffect, useRef, useState } from 'react';
import type { ConflictChoice } from '#src/admin/posts/editor/conflict/useConflictDialog.tsx';
import { deleteDraft, draftKey, type PostDraft, saveDraft } from '#src/admin/posts/editor/drafts/drafts.ts';
import { useDraftAutosave } from '#src/admin/posts/editor/drafts/useDraftAutosave.ts';
import { useNotify } from '#src/components/notifications/useNotify.ts';
import { postMessages } from '#src/features/posts/data/messages.ts';
import type { Post, PostValues } from '#src/features/posts/data/post.ts';
import { newPostId } from '#src/features/posts/data/postCollection.ts';
import { holdsContent } from '#src/features/posts/data/postContent.ts';
import { savePost } from '#src/features/posts/data/savePost.ts';
import { afterSending, emptyFilling, type Filling, fillingOf } from './formSession.ts';
import { isSameText } from './postValues.ts';

export type PostEditing = ReturnType<typeof usePostEditor>;

type EditingOptions = {
  /** The post of the URL; `undefined` for a new one. */
  id: string | undefined;
  /** The stored post, live; without it, one with an `id` was deleted. */
  post: Post | undefined;
  /** Asked when the post was changed meanwhile. */
  choose(theirs: Post, mine: PostValues): Promise<ConflictChoice>;
  /** Leaves the dialog. */
  onSaved(): void;
};

/** The state of writing one post: its filling, its kept draft, its saving and a conflict with somebody else's save. */
export function usePostEditor({ id, post, choose, onSaved }: EditingOptions) {
  const notify = useNotify();
  const [formId] = useState(newPostId);
  const [filling, setFilling] = useState(() => (post ? fillingOf(post) : emptyFilling(id ?? formId)));
  const [error, setError] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  const key = draftKey(id ?? 'new', formId);
  const draft = useDraftAutosave(key);
  const latest = useRef(filling.start);
  const isDone = useRef(false);
  const isOpen = useIsMounted();

  function draftOf(values: PostValues, { id: postId, openedAt, sent } = filling) {
    return { postId, isNew: id === undefined, values, openedAt, sent };
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
    const aside = draftKey(id ?? 'new', newPostId());
    saveDraft({ ...draftOf(latest.current), key: aside, savedAt: Date.now() });
  }

  function fill(next: Filling) {
    setAside();
    latest.current = next.start;
    setError(undefined);
    setFilling({ ...next, number: filling.number + 1 });
  }

  function restore({ postId, values, openedAt, sent, ...kept }: PostDraft) {
    fill({ ...filling, id: id ?? postId, start: values, openedAt, sent });
    saveDraft({ ...kept, postId, values, openedAt, sent, key, savedAt: Date.now() });
    deleteDraft(kept.key);
  }

  /** @param known what the save is measured against */
  async function save(values: PostValues, known = filling): Promise<void> {
    const sent = afterSending(known, values);
    setError(undefined);
    setFilling(sent);
    setIsSaving(true);
    if (isUnsaved()) draft.keep(draftOf(latest.current, sent));
    const result = await savePost(values, known);
    setIsSaving(false);
    if (result.success) return finish(values);
    if (!isOpen()) return notify({ severity: 'error', message: `${result.error}. Your text is kept` });
    if ('conflict' in result) return settle(result.conflict, values, sent);
    if (result.error === postMessages.missing) setFilling({ ...sent, isStored: false });
    setError(result.error);
  }

  function finish(saved: PostValues) {
    if (!isSameText(latest.current, saved)) setAside();
    discard();
    notify({ severity: 'success', message: filling.isStored ? 'Blog post updated' : 'Blog post created' });
    if (isOpen()) onSaved();
  }

  async function settle(theirs: Post, mine: PostValues, known: Filling): Promise<void> {
    const choice = await choose(theirs, mine);
    if (choice === 'theirs') return fill(fillingOf(theirs));
    if (choice === 'mine') return save(mine, { ...known, isStored: true, openedAt: theirs.updatedAt });
    setError(postMessages.conflict);
  }

  const isKnown = (current: Post) =>
    current.updatedAt === filling.openedAt || filling.sent.some((text) => holdsContent(current, text));
  return {
    filling: filling.number,
    start: filling.start,
    /** The id the post has, or is going to have. */
    postId: filling.id,
    isStored: filling.isStored,
    isSaving,
    error,
    isAutosaving: draft.isAutosaving,
    /** Somebody deleted the post: saving stores it anew. */
    isGone: id !== undefined && !filling.isStored,
    /** Somebody else saved the post after it was opened. */
    isOutdated: post !== undefined && !isSaving && !isDone.current && !isKnown(post),
    /** Which kept drafts belong here: those of this post, or those of posts that were never stored. */
    isOffered: (kept: PostDraft) => (id ? kept.postId === id : kept.isNew) && kept.key !== key,
    currentTitle: () => latest.current.title,
    isUnsaved,
    change,
    discard,
    restore,
    save: (values: PostValues) => save(values),
  };
}

/** Whether the component is still on the screen, asked after something it waited for. */
function useIsMounted(): () => boolean {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return () => isMounted.current;
}
