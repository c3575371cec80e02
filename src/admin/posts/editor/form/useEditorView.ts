import { useFormikContext } from 'formik';
import {
  type KeyboardEvent as FormKeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { flushSync } from 'react-dom';

export function useEditorView() {
  const { submitCount } = useFormikContext();
  const [isPreviewing, setIsPreviewing] = useState(false);
  const [isFullScreen, setIsFullScreen] = useState(false);

  const [lastSubmit, setLastSubmit] = useState(submitCount);
  // Every submit leaves full screen: errors can be fixed only where all fields are visible.
  if (submitCount !== lastSubmit) {
    setLastSubmit(submitCount);
    setIsPreviewing(false);
    setIsFullScreen(false);
  }

  function handleKeyDown(event: FormKeyboardEvent) {
    if (event.key !== 'Escape' || !isFullScreen || event.defaultPrevented) return;
    // Otherwise the dialog would close too.
    event.stopPropagation();
    flushSync(() => setIsFullScreen(false));
    // On a wide screen, the focused Write or Preview tab has just disappeared.
    if (document.activeElement !== document.body) return;
    event.currentTarget.querySelector<HTMLElement>('[role=textbox][aria-multiline]')?.focus();
  }

  return { isPreviewing, setIsPreviewing, isFullScreen, setIsFullScreen, handleKeyDown };
}

type EditorShortcuts = {
  onAutosave(): void;
  onSubmit(): void;
  onHelp(): void;
};

/** Works wherever focus is. While a confirmation is open over the form, only saving a draft works. */
export function useEditorShortcuts(form: RefObject<HTMLElement | null>, on: EditorShortcuts): void {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === '?' && !isTextField(event.target) && isFormInFront(form.current)) on.onHelp();
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (!isCommand) return;
    if (event.key.toLowerCase() === 's') {
      event.preventDefault();
      on.onAutosave();
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
  return (
    target instanceof Element &&
    target.matches('input:not([type=checkbox]), textarea, select, [role=textbox]')
  );
}

/** False while a confirmation or another dialog has focus. */
function isFormInFront(form: HTMLElement | null): boolean {
  const { activeElement } = document;
  const dialog = activeElement?.closest('[role=dialog], [role=alertdialog]');
  return form !== null && (!dialog || dialog.contains(form));
}
