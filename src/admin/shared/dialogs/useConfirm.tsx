import { type ReactElement, useState } from 'react';
import { dismissSuccesses } from '#src/components/notifications/notificationQueue.ts';
import { ConfirmDialog, type ConfirmOptions } from './ConfirmDialog.tsx';

type PendingConfirm = ConfirmOptions & { answer(isConfirmed: boolean): void };

/** `await confirm({ ... })` resolves to true if confirmed. Render `dialog` anywhere in the component. */
export function useConfirm(): {
  confirm(options: ConfirmOptions): Promise<boolean>;
  dialog: ReactElement | null;
} {
  const [pending, setPending] = useState<PendingConfirm | null>(null);
  const [isOpen, setIsOpen] = useState(false);

  function confirm(options: ConfirmOptions): Promise<boolean> {
    dismissSuccesses();
    return new Promise((resolve) => {
      setPending({ ...options, answer: resolve });
      setIsOpen(true);
    });
  }

  function handleAnswer(isConfirmed: boolean) {
    setIsOpen(false);
    pending?.answer(isConfirmed);
  }

  const dialog = pending && <ConfirmDialog {...pending} isOpen={isOpen} onAnswer={handleAnswer} />;
  return { confirm, dialog };
}
