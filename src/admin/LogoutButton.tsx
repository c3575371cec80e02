import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { deleteAllBrowserDrafts, hasBrowserDrafts } from '#src/admin/posts/editor/drafts/browserDrafts.ts';
import { lazyNamed } from '#src/components/notifications/lazyNamed.ts';
import { signOut } from '#src/features/session/signOut.ts';

const LogoutDialog = lazyNamed(() => import('./LogoutDialog.tsx'), 'LogoutDialog');

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
        <Suspense fallback={null}>
          <LogoutDialog
            onKeep={logOut}
            onForget={async () => {
              await deleteAllBrowserDrafts();
              logOut();
            }}
            onCancel={() => setIsAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}
