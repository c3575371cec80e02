import { useEffect, useEffectEvent, useId } from 'react';
import { dismiss, notifyFailure } from './notificationQueue.ts';

/**
 * Shows a failed read until it succeeds or the screen is left. Each new error object is shown again.
 * @param onRetry without it, offers a reload
 */
export function useFailure(failure: Error | string | null | undefined, onRetry?: () => unknown): void {
  const retry = useEffectEvent(() => void onRetry?.());
  const key = useId();
  const show = useEffectEvent((message: string) => notifyFailure(message, onRetry && (() => retry()), key));
  useEffect(() => {
    if (!failure) return;
    show(typeof failure === 'string' ? failure : failure.message);
    return () => dismiss(key);
  }, [failure, key]);
}
