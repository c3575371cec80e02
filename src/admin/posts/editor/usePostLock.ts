import { useEffect, useState } from 'react';

type PostLock = {
  /** Whether this tab may edit; undefined until the browser responds. */
  isOwn: boolean | undefined;
  /**
   * How often this tab has taken the post over or lost it. The form reopens each time, because the other tab has changed the
   * text.
   */
  openings: number;
  takeOver(): void;
};

/** A tab takes a moment to release a post that it has closed, or to store the text of one that is taken over, in ms. */
const releaseMs = 500;

const lockOf = (key: string) => `post:${key}`;

/** The posts that are open in any tab of this browser, by the keys of their drafts. */
export async function openPostKeys(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(held.map(({ name = '' }) => name.slice(lockOf('').length)));
}

/** One Web Lock for each post: a second tab asks before it takes the post over from the first. */
export function usePostLock(key: string): PostLock {
  const [isOwn, setIsOwn] = useState(() => (navigator.locks ? undefined : true));
  const [{ openings, isTakingOver }, setTurn] = useState({ openings: 0, isTakingOver: false });
  useEffect(() => {
    const { locks } = navigator;
    if (!locks) return;
    let release = () => {};
    const closed = new Promise<void>((resolve) => {
      release = resolve;
    });
    let isOpen = true;
    const waiting = new AbortController();
    let timer = setTimeout(() => setIsOwn(false), releaseMs);
    function hold() {
      clearTimeout(timer);
      const own = () => isOpen && setIsOwn(true);
      // The other tab stores its latest text first.
      if (isTakingOver) timer = setTimeout(own, releaseMs);
      else own();
      return closed;
    }
    // The request stays pending while the notice shows: a busy page gets its lock late, or the other tab closes the post.
    const options = isTakingOver ? { steal: true } : { signal: waiting.signal };
    locks.request(lockOf(key), options, hold).catch((error: unknown) => {
      clearTimeout(timer);
      // This error means that another tab took the post over.
      const isTaken = error instanceof DOMException && error.name === 'AbortError';
      if (!isOpen) return;
      setIsOwn(!isTaken);
      if (isTaken) setTurn({ openings: openings + 1, isTakingOver: false });
    });
    return () => {
      isOpen = false;
      clearTimeout(timer);
      waiting.abort();
      release();
    };
  }, [key, openings, isTakingOver]);
  function takeOver() {
    setIsOwn(undefined);
    setTurn({ openings: openings + 1, isTakingOver: true });
  }
  return { isOwn, openings, takeOver };
}
