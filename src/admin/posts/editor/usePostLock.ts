import { useEffect, useState } from 'react';

type PostLock = {
  /** Whether this tab may edit; undefined while the browser is asked. */
  isOwn: boolean | undefined;
  /** Counts how often the form was opened, since the other tab has changed its text. */
  openings: number;
  takeOver(): void;
};

/** A tab that has just closed the post releases it a moment later. */
const releaseMs = 500;

/** One Web Lock for each post: a second tab asks before it takes the post over from the first. */
export function usePostLock(key: string): PostLock {
  const [isOwn, setIsOwn] = useState<boolean>();
  const [openings, setOpenings] = useState(0);
  useEffect(() => {
    const { locks } = navigator;
    if (!locks) return setIsOwn(true);
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
    // The request goes on waiting behind the notice: a busy page gets its lock late, and another tab may close the post.
    const options = openings > 0 ? { steal: true } : { signal: waiting.signal };
    locks.request(`post:${key}`, options, hold).catch((error: unknown) => {
      clearTimeout(notice);
      // The name of the error when another tab takes the post over.
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
