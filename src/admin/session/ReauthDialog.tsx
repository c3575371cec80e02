import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { AdminDialog } from '#src/admin/shared/dialogs/AdminDialog.tsx';
import { LoginForm } from './LoginForm.tsx';
import { signOut } from './signOut.ts';

type ReauthDialogProps = {
  email: string;
  reason: string | false | undefined;
};

export function ReauthDialog({ email, reason }: ReauthDialogProps) {
  return (
    <AdminDialog fullWidth maxWidth="xs">
      <DialogTitle>Log In Again</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography role="status" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {reason || 'You were logged out.'} Any unsaved text is still here.
        </Typography>
        <LoginForm initialEmail={email} focus="password" />
        <Button variant="text" color="inherit" onClick={() => signOut()}>
          Leave the Admin Area
        </Button>
      </DialogContent>
    </AdminDialog>
  );
}
