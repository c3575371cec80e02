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
    function hold() {
      setIsOwn(true);
      return closed;
    }
    const options = openings > 0 ? { steal: true } : { signal: AbortSignal.timeout(releaseMs) };
    let isOpen = true;
    // Rejected if the lock is held elsewhere, and when another tab takes it over.
    locks.request(`post:${key}`, options, hold).catch((error: unknown) => {
      const isTaken = error instanceof DOMException && ['AbortError', 'TimeoutError'].includes(error.name);
      if (isOpen) setIsOwn(!isTaken);
    });
    return () => {
      isOpen = false;
      release();
    };
  }, [key, openings]);
  return { isOwn, openings, takeOver: () => setOpenings(openings + 1) };
}
