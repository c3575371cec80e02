import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { PageMeta } from '#src/components/head/PageMeta.tsx';
import { AuthScreenLayout } from './AuthScreenLayout.tsx';
import { signOut } from './signOut.ts';

type NotAdminProps = { email: string };

export function NotAdmin({ email }: NotAdminProps) {
  return (
    <AuthScreenLayout>
      <PageMeta title="No access" description="This account is not the administrator." />
      <Typography variant="h3" component="h1">
        This account has no access
      </Typography>
      <Typography sx={{ maxWidth: '34rem', color: 'text.secondary', overflowWrap: 'anywhere' }}>
        You are signed in as {email}, which is not the administrator of this website.
      </Typography>
      <Button color="primary" onClick={() => signOut()} sx={{ mt: 1 }}>
        Logout
      </Button>
    </AuthScreenLayout>
  );
}
