import { startTransition, useEffect, useState } from 'react';
import type { Store } from '#src/components/state/createStore.ts';

/** The Markdown of the open form. Formik gets it only to validate and save it: it would render every field at each key. */
export type PostText = Store<string>;

/** The text as of the last pause in typing. A long text renders slowly, so it needs a longer pause. */
export function usePausedText(text: PostText): string {
  const [shown, setShown] = useState(text.get);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = text.subscribe(() => {
      const pauseMs = text.get().length < 4_000 ? 200 : 600;
      clearTimeout(timer);
      timer = setTimeout(() => startTransition(() => setShown(text.get())), pauseMs);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [text]);
  return shown;
}
