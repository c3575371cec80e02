import { useEffect, useRef } from 'react';
import { dismiss, notifyFailure } from './notificationQueue.ts';

/** One failure at a time: it is dismissed when withdrawn, when `subject` changes, and on unmount. */
export function useFailureNotification(subject: string | object) {
  const reported = useRef<{ subject: string | object; id: number }>(undefined);
  useEffect(
    () => () => {
      const last = reported.current;
      if (last?.subject === subject) dismiss(last.id);
    },
    [subject],
  );
  return {
    report(message: string, onRetry: () => void) {
      reported.current = { subject, id: notifyFailure(message, onRetry) };
    },
    withdraw() {
      if (reported.current) dismiss(reported.current.id);
    },
  };
}
