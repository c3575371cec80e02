import { useEffect, useState } from 'react';

type PostLock = {
  /** Whether this tab may edit; undefined until the browser responds. */
  isOwn: boolean | undefined;
  /** How often this tab took the post over. The form reopens each time, because the other tab has changed the text. */
  openings: number;
  takeOver(): void;
};

/** A tab that has just closed the post takes a moment to release it, in ms. */
const releaseMs = 500;

/** One Web Lock for each post: a second tab asks before it takes the post over from the first. */
export function usePostLock(key: string): PostLock {
  const [isOwn, setIsOwn] = useState(() => (navigator.locks ? undefined : true));
  const [openings, setOpenings] = useState(0);
  useEffect(() => {
    const { locks } = navigator;
    if (!locks) return;
    let release = () => {};
    const closed = new Promise<void>((resolve) => {
      release = resolve;
    });
    let isOpen = true;
    const waiting = new AbortController();
    const notice = setTimeout(() => setIsOwn(false), releaseMs);
    function hold() {
      clearTimeout(notice);
      if (isOpen) setIsOwn(true);
      return closed;
    }
    // The request stays pending while the notice shows: a busy page gets its lock late, or the other tab closes the post.
    const options = openings > 0 ? { steal: true } : { signal: waiting.signal };
    locks.request(`post:${key}`, options, hold).catch((error: unknown) => {
      clearTimeout(notice);
      // This error means that another tab took the post over.
      const isTaken = error instanceof DOMException && error.name === 'AbortError';
      if (isOpen) setIsOwn(!isTaken);
    });
    return () => {
      isOpen = false;
      clearTimeout(notice);
      waiting.abort();
      release();
    };
  }, [key, openings]);
  return { isOwn, openings, takeOver: () => setOpenings(openings + 1) };
}
