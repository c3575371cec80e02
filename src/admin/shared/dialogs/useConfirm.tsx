import { type ReactElement, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { onScreenReady } from '#src/components/browser/screenReady.ts';
import { lazyNamed } from '#src/components/notifications/lazyNamed.ts';
import { dismissSuccesses } from '#src/components/notifications/notificationQueue.ts';
import type { ConfirmDialogProps, ConfirmOptions } from './ConfirmDialog.tsx';

type PendingConfirm = ConfirmOptions & { answer(isConfirmed: boolean): void };

const loadDialog = () => import('./ConfirmDialog.tsx');

const ConfirmDialog = lazyNamed(loadDialog, 'ConfirmDialog', BrowserConfirm);

/** `await confirm({ ... })` resolves to true if confirmed. Render `dialog` anywhere in the component. */
export function useConfirm(): {
  confirm(options: ConfirmOptions): Promise<boolean>;
  dialog: ReactElement | null;
} {
  const [pending, setPending] = useState<PendingConfirm | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => onScreenReady(() => void loadDialog().catch(() => undefined)), []);

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

  const dialog = pending && (
    <Suspense fallback={null}>
      <ConfirmDialog {...pending} isOpen={isOpen} onAnswer={handleAnswer} />
    </Suspense>
  );
  return { confirm, dialog };
}

/** Fallback if the dialog's code cannot be fetched. */
function BrowserConfirm({ title, subject, isOpen, onAnswer }: ConfirmDialogProps) {
  const ask = useEffectEvent(() => onAnswer(window.confirm([title, subject].filter(Boolean).join('\n\n'))));
  useEffect(() => {
    if (isOpen) ask();
  }, [isOpen]);
  return null;
}
