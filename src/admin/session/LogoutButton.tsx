import Button from '@mui/material/Button';
import { useEffect } from 'react';
import type { Autosave } from '#src/admin/posts/editor/autosave/autosave.ts';
import { sendAutosaves } from '#src/admin/posts/editor/autosave/autosaves.ts';
import {
  deleteAllBrowserAutosaves,
  loadBrowserAutosaves,
} from '#src/admin/posts/editor/autosave/browserAutosaves.ts';
import { type ConfirmOptions, useConfirm } from '#src/admin/shared/dialogs/ConfirmDialog.tsx';
import { notifyFailure } from '#src/components/notifications/notificationQueue.ts';
import { onIdle } from '#src/components/start/onIdle.ts';
import { titleOrUntitled } from '#src/features/posts/data/post.ts';
import { signOut } from './signOut.ts';

type LogoutButtonProps = { /** Defaults to the login page. */ to?: string };

export function LogoutButton({ to }: LogoutButtonProps) {
  const { confirm, dialog } = useConfirm();
  // Keeps the login page's code for a logout offline.
  useEffect(() => onIdle(() => void import('./LoginPage.tsx').catch(() => undefined)), []);

  async function logOut() {
    const autosaves = await loadBrowserAutosaves();
    const question = draftsQuestion(await sendAutosaves(autosaves));
    const isDeleting = autosaves.length > 0 ? await confirm(question) : false;
    if (isDeleting === undefined) return;
    if (isDeleting && !(await deleteAllBrowserAutosaves()))
      return notifyFailure("Couldn't remove your drafts from this browser", logOut);
    // Offline, the page's code may be missing.
    await signOut(navigator.onLine ? to : undefined);
  }

  return (
    <>
      <Button variant="text" size="small" onClick={() => void logOut()}>
        Logout
      </Button>
      {dialog}
    </>
  );
}

/** @param unsent those that would be lost */
function draftsQuestion(unsent: readonly Autosave[]): ConfirmOptions {
  const titles = unsent.map(({ values }) => `“${titleOrUntitled(values.title)}”`).join(', ');
  const loss =
    titles === ''
      ? 'Copies on the server are kept.'
      : `The latest text of ${titles} is only in this browser. If you remove it, it will be lost.`;
  return {
    title: 'Keep your autosaved drafts in this browser?',
    subject: 'Kept drafts will be here the next time you log in.',
    details: `On a shared computer, others could read them. ${loss}`,
    decline: 'Keep Drafts',
    action: 'Remove from This Browser',
    isDestructive: true,
  };
}
