import { type ComponentType, type LazyExoticComponent, lazy, useEffect, useEffectEvent } from 'react';
import { notifyFailure } from '#src/components/notifications/notificationQueue.ts';
import { missingCodeMessage } from './reloadPage.ts';

/**
 * A lazy component. If its code cannot be loaded, a notification offers a reload (decision 033); the rest of the page, such
 * as typed text, is unaffected.
 */
export function lazyWithReload<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch {
      // The browser logs the failed file.
      return { default: MissingPart };
    }
  });
}

/** Closes the dialog it replaces, so that the next click reports the failure again. */
function MissingPart({ onClose }: { onClose?(): void }) {
  const handleMissing = useEffectEvent(() => {
    notifyFailure(missingCodeMessage);
    onClose?.();
  });
  useEffect(() => handleMissing(), []);
  return null;
}
