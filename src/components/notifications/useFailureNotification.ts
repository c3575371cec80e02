import { useEffect, useRef } from 'react';
import { dismiss, notifyFailure } from './notificationQueue.ts';

/**
 * The notification of one failure at a time. It goes when it is withdrawn, when `subject` changes and with the component;
 * what others report in the same words stays.
 * @param subject what is loaded, such as the key of a list
 */
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
