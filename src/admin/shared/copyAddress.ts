import { notify } from '#src/components/notifications/notificationQueue.ts';

/** If the browser forbids copying, the notification shows the address itself. */
export async function copyAddress(address: string, successMessage: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    notify({ severity: 'success', message: successMessage });
  } catch (error) {
    console.warn("Couldn't copy the URL:", error);
    notify({ severity: 'error', message: `Couldn't copy. Here it is: ${address}` });
  }
}
