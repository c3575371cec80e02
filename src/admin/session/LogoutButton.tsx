import Button from '@mui/material/Button';
import {
  deleteAllBrowserAutosaves,
  loadBrowserAutosaves,
} from '#src/admin/posts/editor/autosave/browserAutosaves.ts';
import { type ConfirmOptions, useConfirm } from '#src/admin/shared/dialogs/ConfirmDialog.tsx';
import { notifyFailure } from '#src/components/notifications/notificationQueue.ts';
import { signOut } from './signOut.ts';

type LogoutButtonProps = { /** Defaults to the login page. */ to?: string };

export function LogoutButton({ to }: LogoutButtonProps) {
  const { confirm, dialog } = useConfirm();

  async function logOut() {
    const autosaves = await loadBrowserAutosaves();
    const isDeleting = autosaves.length > 0 ? await confirm(draftsQuestion) : false;
    if (isDeleting === undefined) return;
    if (isDeleting && !(await deleteAllBrowserAutosaves()))
      return notifyFailure("Couldn't remove your drafts from this browser", logOut);
    await signOut(to);
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

const draftsQuestion: ConfirmOptions = {
  title: 'Keep your autosaved drafts in this browser?',
  subject: "They'll be here the next time you log in.",
  details: 'On a shared computer, others could read them. Copies on the server are kept.',
  cancel: 'Keep Drafts',
  action: 'Remove from This Browser',
  isDestructive: true,
};
