import { draftMessages } from '#src/admin/posts/editor/messages.ts';
import type { DraftState } from './draftWriter.ts';

export function draftStatus({ inBrowser, onServer, isSyncFailed, isRefused }: DraftState): string {
  if (isRefused && isSyncFailed) return draftMessages.failed;
  if (inBrowser !== null && isSyncFailed) return draftMessages.onDevice;
  const savedAt = inBrowser ?? onServer;
  if (savedAt !== null) return `${draftMessages.saved} ${timeOf(savedAt)}`;
  return isRefused ? draftMessages.saving : '';
}

function timeOf(time: number): string {
  return new Date(time).toLocaleTimeString([], { timeStyle: 'short' });
}
