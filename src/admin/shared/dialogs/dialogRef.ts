import { dismissSuccesses } from '#src/components/notifications/notificationQueue.ts';

/** For the `ref` of a dialog. When it opens, older success messages would only be in the way. */
export function dialogRef(): () => void {
  dismissSuccesses();
  ignoreSecondClick();
  return ignoreSecondClick;
}

/** The second click of a double click would hit the dialog that the first one opened, or what was behind the one it closed. */
function ignoreSecondClick(): void {
  const handle = (event: MouseEvent) => {
    if (event.detail < 2) return window.removeEventListener('click', handle, { capture: true });
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', handle, { capture: true });
}
