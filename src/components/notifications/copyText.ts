import { notify } from '#src/components/notifications/notificationQueue.ts';

/** If the browser forbids copying, the notification shows the text itself. */
export async function copyText(text: string, successMessage: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify({ severity: 'success', message: successMessage });
  } catch (error) {
    console.warn("Couldn't copy:", error);
    notify({ severity: 'error', message: `Couldn't copy. Copy this yourself: ${text}` });
  }
}
