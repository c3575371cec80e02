import Button from '@mui/material/Button';
import { useState } from 'react';
import { AdminHeader } from '#src/admin/AdminHeader.tsx';
import { LogoutButton } from '#src/admin/session/LogoutButton.tsx';
import { AccessibleDisabledButton } from '#src/admin/shared/AccessibleDisabledButton.tsx';
import { useIsPhone } from '#src/admin/shared/adminLayout.ts';
import { reload } from '#src/components/notifications/notificationQueue.ts';
import { paths } from '#src/paths.ts';
import { DeletedSubmissions } from './actions/DeletedSubmissions.tsx';

type DashboardHeaderProps = {
  canExport: boolean;
  onExport(): void;
};

/** On a phone, rarely used actions are in a More menu, to leave room for the first submission. */
export function DashboardHeader({ canExport, onExport }: DashboardHeaderProps) {
  const isPhone = useIsPhone();
  const [isMoreShown, setIsMoreShown] = useState(false);
  const button = { variant: 'outlined', size: 'small' } as const;
  return (
    <AdminHeader title="Admin Dashboard" description="Contact submissions">
      <Button {...button} href={paths.adminBlog}>
        Manage Blog
      </Button>
      {isPhone && (
        <Button {...button} aria-expanded={isMoreShown} onClick={() => setIsMoreShown(!isMoreShown)}>
          More
        </Button>
      )}
      {(!isPhone || isMoreShown) && (
        <>
          <Button {...button} onClick={reload}>
            Refresh
          </Button>
          <AccessibleDisabledButton {...button} disabled={!canExport} onClick={onExport}>
            Export CSV
          </AccessibleDisabledButton>
          <DeletedSubmissions variant="outlined" />
        </>
      )}
      <LogoutButton />
    </AdminHeader>
  );
}
