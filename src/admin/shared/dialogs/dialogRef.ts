import { dismissSuccesses } from '#src/components/notifications/notificationQueue.ts';

/** Time within which two clicks count as a double click, in ms: the default in Windows. */
const doubleClickMs = 500;

/** For the `ref` of a dialog. When it opens, older success messages would only be in the way. */
export function dialogRef(): () => void {
  dismissSuccesses();
  ignoreSecondClick();
  return ignoreSecondClick;
}

/** The second click of a double click would hit the dialog that the first one opened, or what was behind the one it closed. */
function ignoreSecondClick(): void {
  const ignore = (event: MouseEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', ignore, { capture: true });
  setTimeout(() => window.removeEventListener('click', ignore, { capture: true }), doubleClickMs);
}
