import { useFormikContext } from 'formik';
import { type KeyboardEvent, useEffect, useState } from 'react';

export function useEditorView() {
  const { submitCount } = useFormikContext();
  const [isPreviewing, setIsPreviewing] = useState(false);
  const [isFullScreen, setIsFullScreen] = useState(false);

  // What is wrong can be seen and mended only where all fields are.
  useEffect(() => {
    if (submitCount === 0) return;
    setIsPreviewing(false);
    setIsFullScreen(false);
  }, [submitCount]);

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isFullScreen) return;
    // The dialog would take it for its own end.
    event.stopPropagation();
    setIsFullScreen(false);
  }

  return { isPreviewing, setIsPreviewing, isFullScreen, setIsFullScreen, handleKeyDown };
}
