import { type RefObject, useEffect, useEffectEvent } from 'react';

type EditorShortcuts = {
  onSaveDraft(): void;
  onSubmit(): void;
  onHelp(): void;
};

/** Heard wherever the focus is. Behind a question over the form, only the draft can be saved. */
export function useEditorShortcuts(form: RefObject<HTMLElement | null>, on: EditorShortcuts): void {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === '?' && !isTextField(event.target) && isFormInFront(form.current)) on.onHelp();
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (!isCommand) return;
    if (event.key.toLowerCase() === 's') {
      event.preventDefault();
      on.onSaveDraft();
    }
    if (event.key === 'Enter' && isFormInFront(form.current)) {
      event.preventDefault();
      on.onSubmit();
    }
  });
  useEffect(() => {
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, []);
}

function isTextField(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input:not([type=checkbox]), textarea, select');
}

function isFormInFront(form: HTMLElement | null): boolean {
  const { activeElement } = document;
  const dialog = activeElement?.closest('[role=dialog], [role=alertdialog]');
  return form !== null && (!dialog || dialog.contains(form));
}
