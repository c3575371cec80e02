/** A browser does not refetch a module that failed to load, so only a reload helps. */
export const missingCodeMessage = "Couldn't load part of this page. Check your connection and reload.";

export const offlineMessage = "This page can't be reloaded offline. Reload when you're connected.";

/** For a server that the browser cannot reach although it is online. */
export const unreachableHint =
  'Check your connection. If other sites work, allow this site in your content blocker or firewall.';

/** @returns false when offline: a reload would then leave an empty screen (decision 033) */
export function reloadPage(): boolean {
  if (navigator.onLine) window.location.reload();
  return navigator.onLine;
}
