import { useEffect, useState } from 'react';
import { type FormValues, type PostText, withText } from '#src/admin/posts/editor/formValues.ts';
import { autosaveMessages } from '#src/admin/posts/editor/messages.ts';
import type { OpenedPost, PostBase } from '#src/admin/posts/editor/openPost.ts';
import { useLatest } from '#src/admin/shared/useLatest.ts';
import { notify } from '#src/components/notifications/notificationQueue.ts';
import { areValuesEqual } from '#src/features/posts/data/postSchema.ts';
import type { AutosaveText } from './autosave.ts';
import { createAutosaver, nothingStored } from './autosaver.ts';

type AutosaveOptions = {
  opened: OpenedPost;
  base: PostBase;
  values: FormValues;
  text: PostText;
};

export function useAutosave({ opened, base, values, text }: AutosaveOptions) {
  const [state, setState] = useState(nothingStored);
  const readAutosave = useLatest((): AutosaveText | null => {
    const { id: postId, baseUpdatedAt, saveId, storedValues } = base;
    const written = withText(values, text);
    return areValuesEqual(written, storedValues) ? null : { postId, values: written, baseUpdatedAt, saveId };
  });
  const [writer] = useState(() =>
    createAutosaver({
      key: opened.key,
      loaded: opened.autosave,
      read: () => readAutosave.current(),
      onState: setState,
    }),
  );
  const isUnsaved = () => readAutosave.current() !== null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change to any of these must be saved
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
    /** Says where the draft is saved. @param isUploading whether images of the text are not in it yet */
    async saveNow(isUploading: boolean) {
      const isInBrowser = await writer.flush();
      const isOnServer = await writer.sync();
      const { unchanged, kept, keptWithoutImages, onDevice, failed } = autosaveMessages;
      const say = (severity: 'info' | 'success' | 'error', message: string) =>
        notify({ severity, message, key: kept });
      if (!isUnsaved()) say('info', unchanged);
      else if (!isOnServer && !isInBrowser) say('error', failed);
      else if (isUploading) say('info', keptWithoutImages);
      else if (isOnServer) say('success', kept);
      else say('info', onDevice);
    },
  };
}
