export const missingCodeMessage = "Couldn't load part of this page. Reload to update it";

export const offlineMessage = "You're offline. Reload when you're connected";

const answerTimeoutMs = 10_000;

/** @returns false if the host does not respond: a reload would then leave an empty screen (decision 033) */
export async function reloadPage(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(answerTimeoutMs);
    await fetch(window.location.href, { method: 'HEAD', cache: 'no-store', signal });
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}
