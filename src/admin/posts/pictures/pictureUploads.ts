import { useEffect, useState } from 'react';
import { createStore } from '#src/components/state/createStore.ts';
import { storageBucket } from '#src/firebase/firebaseApp.ts';
import { pictureMessages } from './messages.ts';
import { deletePicture, uploadPicture } from './pictureFiles.ts';
import { notePicture } from './pictureNotes.ts';
import { preparePicture } from './preparePicture.ts';

export type PictureUpload = {
  id: number;
  name: string;
  /** A failed upload can be retried, a rejected one can't. */
  status: 'uploading' | 'failed' | 'refused';
  /** Whole percent. */
  progress: number;
  error?: string;
  retry?: () => void;
  cancel(): void;
};

export type StartedUpload = {
  id: number;
  name: string;
  /** Resolves once the file is uploaded; to `null` if it is rejected or canceled. */
  url: Promise<string | null>;
};

export type PictureUploads = ReturnType<typeof createPictureUploads>;

function createPictureUploads() {
  const { get: list, set: setList, subscribe } = createStore<readonly PictureUpload[]>([]);
  let lastId = 0;
  let lastFinished: string | undefined;

  function update(id: number, changes: Partial<PictureUpload>): void {
    setList(list().map((one) => (one.id === id ? { ...one, ...changes } : one)));
  }

  function remove(id: number): void {
    setList(list().filter((one) => one.id !== id));
  }

  /** A failed upload waits for its Retry, which reuses the files: they are resized and stored only once. */
  async function upload(id: number, file: File, signal: AbortSignal): Promise<string | null> {
    const prepared = await inSequence(() => {
      signal.throwIfAborted();
      return preparePicture(file);
    });
    if (!prepared.success) {
      update(id, { status: 'refused', error: prepared.error });
      return null;
    }
    // Files that cannot be deleted remain listed and are harmless.
    signal.addEventListener('abort', () => void deletePicture(prepared.files));
    const onProgress = (fraction: number) => update(id, { progress: Math.floor(fraction * 100) });
    while (!signal.aborted) {
      update(id, { status: 'uploading', progress: 0 });
      const result = await uploadPicture(prepared.files, { signal, onProgress });
      if (result.success) {
        lastFinished = file.name;
        void notePicture(result.url, { name: file.name });
        remove(id);
        return result.url;
      }
      await new Promise<void>((retry) => update(id, { status: 'failed', error: result.error, retry }));
    }
    return null;
  }

  return {
    list,
    subscribe,
    /**
     * @param id of an upload that was canceled, to start it again
     * @returns nothing if the file is rejected right away
     */
    add(file: File, id = lastId + 1): StartedUpload | undefined {
      lastId = Math.max(lastId, id);
      const { name } = file;
      // Before the file is opened.
      const error = storageBucket === '' ? pictureMessages.unavailable : undefined;
      const canceling = new AbortController();
      function cancel() {
        remove(id);
        canceling.abort();
      }
      const shared = { id, name, progress: 0, cancel };
      setList([
        ...list(),
        { ...shared, ...(error ? { status: 'refused', error } : { status: 'uploading' }) },
      ]);
      if (error) return undefined;
      const { signal } = canceling;
      return { id, name, url: Promise.race([upload(id, file, signal), whenAborted(signal)]) };
    },
    cancelAll() {
      for (const { cancel } of list()) cancel();
    },
    lastFinished: () => lastFinished,
    isBusy: () => list().some(({ status }) => status !== 'refused'),
  };
}

function whenAborted(signal: AbortSignal): Promise<null> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(null)));
}

let lastTask: Promise<unknown> = Promise.resolve();

/** One picture at a time: decoding takes a lot of memory. */
function inSequence<T>(task: () => Promise<T>): Promise<T> {
  const result = lastTask.then(task);
  lastTask = result.catch(() => undefined);
  return result;
}

export type PostUploads = ReturnType<typeof createPostUploads>;

function createPostUploads() {
  const content = createPictureUploads();
  const featuredImage = createPictureUploads();
  return {
    content,
    featuredImage,
    isBusy: () => content.isBusy() || featuredImage.isBusy(),
    cancelAll() {
      content.cancelAll();
      featuredImage.cancelAll();
    },
  };
}

/** The uploads of one post form; they end with it. */
export function usePostUploads(): PostUploads {
  const [uploads] = useState(createPostUploads);
  useEffect(() => uploads.cancelAll, [uploads]);
  return uploads;
}
