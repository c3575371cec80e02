import { useEffect, useState } from 'react';
import { useLatest } from '#src/admin/shared/useLatest.ts';
import { notify } from '#src/components/notifications/notificationQueue.ts';
import type { Store } from '#src/components/state/createStore.ts';
import { areValuesEqual } from '#src/features/posts/data/postSchema.ts';
import { createDraftWriter, nothingStored } from './drafts/draftWriter.ts';
import type { DraftText } from './drafts/postDraft.ts';
import { draftMessages } from './messages.ts';
import type { FormValues, OpenedPost, PostBase } from './openPost.ts';

type PostDraftOptions = {
  opened: OpenedPost;
  base: PostBase;
  values: FormValues;
  text: Store<string>;
};

/** Autosaves the form after every change. */
export function usePostDraft({ opened, base, values, text }: PostDraftOptions) {
  const [state, setState] = useState(nothingStored);
  const readDraft = useLatest((): DraftText | null => {
    const { id: postId, baseUpdatedAt, saveId, storedValues } = base;
    const written = { ...values, content: text.get() };
    return areValuesEqual(written, storedValues) ? null : { postId, values: written, baseUpdatedAt, saveId };
  });
  const [writer] = useState(() =>
    createDraftWriter({
      key: opened.key,
      loaded: opened.draft,
      read: () => readDraft.current(),
      onState: setState,
    }),
  );
  const isUnsaved = () => readDraft.current() !== null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: changes of these are what is written
  useEffect(() => {
    writer.change();
    return text.subscribe(writer.change);
  }, [writer, text, values, base]);

  useEffect(() => {
    // Another tab may be about to take the post over, and a phone may end a hidden page.
    const handleHide = () => void writer.flush();
    document.addEventListener('visibilitychange', handleHide);
    return () => {
      document.removeEventListener('visibilitychange', handleHide);
      void writer.close();
    };
  }, [writer]);

  const { flush, put, replaceOther, isStored, remove } = writer;
  return {
    state,
    isUnsaved,
    flush,
    put,
    replaceOther,
    isStored,
    remove,
    async saveNow() {
      const isInBrowser = await writer.flush();
      const isOnServer = await writer.sync();
      if (!isUnsaved()) notify({ severity: 'info', message: draftMessages.unchanged });
      else if (isOnServer) notify({ severity: 'success', message: draftMessages.kept });
      else if (isInBrowser) notify({ severity: 'info', message: draftMessages.onDevice });
      else notify({ severity: 'error', message: draftMessages.failed });
    },
  };
}
