import { type ReactElement, Suspense, useEffect, useState } from 'react';
import { lazyWithFallback } from '#src/components/runtime/lazyWithFallback.ts';
import { whenReady } from '#src/components/runtime/screenReady.ts';
import type { ConfirmDialogProps, Question } from './ConfirmDialog.tsx';

type Asked = Question & { answer(isConfirmed: boolean): void };

const loadDialog = () => import('./ConfirmDialog.tsx').then((module) => module.ConfirmDialog);

const ConfirmDialog = lazyWithFallback(loadDialog, BrowserQuestion);

/**
 * Asks before something cannot be undone: `await confirm({ ... })` is true when the answer is yes.
 * Render `dialog` anywhere in the component. The dialog's code comes ahead of the first question.
 */
export function useConfirm(): { confirm(question: Question): Promise<boolean>; dialog: ReactElement | null } {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => whenReady(() => void loadDialog().catch(() => undefined)), []);

  function confirm(question: Question): Promise<boolean> {
    return new Promise((resolve) => {
      setAsked({ ...question, answer: resolve });
      setIsOpen(true);
    });
  }

  function handleAnswer(isConfirmed: boolean) {
    setIsOpen(false);
    asked?.answer(isConfirmed);
  }

  const dialog = asked && (
    <Suspense fallback={null}>
      <ConfirmDialog {...asked} isOpen={isOpen} onAnswer={handleAnswer} />
    </Suspense>
  );
  return { confirm, dialog };
}

/** Asks in the browser's own way where the dialog cannot be fetched. */
function BrowserQuestion({ title, subject, isOpen, onAnswer }: ConfirmDialogProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per question
  useEffect(() => {
    if (isOpen) onAnswer(window.confirm([title, subject].filter(Boolean).join('\n\n')));
  }, [isOpen]);
  return null;
}
