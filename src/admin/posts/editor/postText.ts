import type { EditorView } from '@codemirror/view';
import { createContext, startTransition, useContext, useEffect, useState } from 'react';

/** The text of the open form. While the editor is open, only its document holds the text. */
export type PostText = {
  read(): string;
  /** Calls `listener` after each change. */
  subscribe(listener: () => void): () => void;
  /** From now on, the text is that of `view`; `null` before the view is destroyed. */
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

/** The text as of the last pause in typing. A long text renders slowly, so it needs a longer pause. */
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
