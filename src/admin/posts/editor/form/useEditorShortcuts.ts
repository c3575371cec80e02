import { type RefObject, useEffect, useEffectEvent } from 'react';

type EditorShortcuts = {
  /** Ctrl+S or Command+S. */
  onKeep(): void;
  /** Ctrl+Enter or Command+Enter. */
  onSubmit(): void;
  /** `?`, but for where it is typed into a field. */
  onHelp(): void;
};

/**
 * The keys of the post form. They are heard wherever the focus is, also where it belongs to no field, as after a click
 * into the preview. Questions over the form only let the text be kept.
 */
export function useEditorShortcuts(form: RefObject<HTMLElement | null>, on: EditorShortcuts): void {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === '?' && !isTextField(event.target) && isFormInFront(form.current)) on.onHelp();
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (!isCommand) return;
    if (event.key.toLowerCase() === 's') {
      event.preventDefault();
      on.onKeep();
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

/** A dialog over another one holds the focus. */
function isFormInFront(form: HTMLElement | null): boolean {
  const { activeElement } = document;
  const dialog = activeElement?.closest('[role=dialog], [role=alertdialog]');
  return form !== null && (!dialog || dialog.contains(form));
}
