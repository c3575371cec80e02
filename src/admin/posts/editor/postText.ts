import type { EditorView } from '@codemirror/view';
import { createContext, startTransition, useContext, useEffect, useState } from 'react';

/** The text of the open form. While it is written, the editor's document alone holds it. */
export type PostText = {
  read(): string;
  /** Calls `listener` after each change. */
  subscribe(listener: () => void): () => void;
  /** From now on the text is that of `view`; `null` when the view is about to go. */
  attach(view: EditorView | null): void;
  /** Called by the editor after each change of its document. */
  report(): void;
};

export function createPostText(start: string): PostText {
  const listeners = new Set<() => void>();
  let view: EditorView | null = null;
  let text = start;
  const read = () => view?.state.doc.toString() ?? text;
  return {
    read,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    attach(next) {
      text = read();
      view = next;
    },
    report() {
      for (const listener of listeners) listener();
    },
  };
}

export const PostTextContext = createContext(createPostText(''));

export function usePostText(): PostText {
  return useContext(PostTextContext);
}

/** The text, rendered again when typing pauses: for longer in a long article, which takes long. */
export function usePausedText(): string {
  const text = usePostText();
  const [shown, setShown] = useState(() => text.read());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = text.subscribe(() => {
      const pauseMs = text.read().length < 4_000 ? 200 : 600;
      clearTimeout(timer);
      timer = setTimeout(() => startTransition(() => setShown(text.read())), pauseMs);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [text]);
  return shown;
}
