import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { deleteAllDrafts, hasDrafts } from '#src/admin/posts/editor/drafts/drafts.ts';
import { signOut } from '#src/features/session/signOut.ts';

const LogoutDialog = lazy(() =>
  import('./LogoutDialog.tsx').then(({ LogoutDialog }) => ({ default: LogoutDialog })),
);

type LogoutButtonProps = { /** The login by default. */ to?: string };

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
        onClick={() => {
          if (hasDrafts()) setIsAsking(true);
          else logOut();
        }}
      >
        Logout
      </Button>
      {isAsking && (
        <Suspense fallback={null}>
          <LogoutDialog
            onKeep={logOut}
            onForget={() => {
              deleteAllDrafts();
              logOut();
            }}
            onCancel={() => setIsAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}
