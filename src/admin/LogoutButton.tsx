import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { deleteAllBrowserDrafts, hasBrowserDrafts } from '#src/admin/posts/editor/drafts/browserDrafts.ts';
import { AdminDialog } from '#src/admin/shared/dialogs/AdminDialog.tsx';
import { signOut } from '#src/features/session/signOut.ts';

type LogoutButtonProps = { /** Defaults to the login page. */ to?: string };

export function LogoutButton({ to }: LogoutButtonProps) {
  const [isAsking, setIsAsking] = useState(false);

  function logOut() {
    setIsAsking(false);
    void signOut(to);
  }

  return (
    <>
      <Button
        variant="outlined"
        size="small"
        onClick={async () => {
          if (await hasBrowserDrafts()) setIsAsking(true);
          else logOut();
        }}
      >
        Logout
      </Button>
      {isAsking && (
        <LogoutDialog
          onKeep={logOut}
          onDelete={async () => {
            await deleteAllBrowserDrafts();
            logOut();
          }}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </>
  );
}

type LogoutDialogProps = { onKeep(): void; onDelete(): void; onCancel(): void };

function LogoutDialog({ onKeep, onDelete, onCancel }: LogoutDialogProps) {
  const id = useId();
  return (
    <AdminDialog
      open
      onClose={onCancel}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      footer={
        <DialogActions>
          <Button variant="outlined" onClick={onDelete}>
            Delete drafts
          </Button>
          <Button onClick={onKeep}>Keep drafts</Button>
        </DialogActions>
      }
    >
      <DialogTitle id={`${id}-title`}>Keep your autosaved drafts on this computer?</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>
          They'll be here the next time you log in. On a shared computer, others could read them.
        </DialogContentText>
      </DialogContent>
    </AdminDialog>
  );
}
