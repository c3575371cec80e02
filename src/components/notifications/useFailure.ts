import { useEffect, useEffectEvent } from 'react';
import { dismiss, notifyFailure } from './notificationQueue.ts';

/** Shows a failed read with Retry until it succeeds or the screen is left. Each new error object is shown again. */
export function useFailure(failure: Error | string | null | undefined, onRetry: () => unknown): void {
  const retry = useEffectEvent(() => void onRetry());
  useEffect(() => {
    if (!failure) return;
    const id = notifyFailure(typeof failure === 'string' ? failure : failure.message, () => retry());
    return () => dismiss(id);
  }, [failure]);
}
