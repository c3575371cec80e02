import Button from '@mui/material/Button';
import { useState } from 'react';
import { AdminHeader } from '#src/admin/AdminHeader.tsx';
import { LogoutButton } from '#src/admin/session/LogoutButton.tsx';
import { AccessibleDisabledButton } from '#src/admin/shared/AccessibleDisabledButton.tsx';
import { useIsPhone } from '#src/admin/shared/adminLayout.ts';
import { ListLink } from '#src/admin/shared/list/ListLink.tsx';
import { reload } from '#src/components/notifications/notificationQueue.ts';
import { paths } from '#src/paths.ts';
import { DeletedSubmissions } from './actions/DeletedSubmissions.tsx';

type DashboardCommandsProps = { canExport: boolean; onExport(): void };

/** On a phone, rarely used actions are in a More menu, to leave room for the first submission. */
export function DashboardHeader(props: DashboardCommandsProps) {
  const isPhone = useIsPhone();
  const [isMoreShown, setIsMoreShown] = useState(false);
  return (
    <AdminHeader
      title="Admin Dashboard"
      description="Contact submissions"
      link={<ListLink path={paths.adminBlog}>Manage Blog</ListLink>}
    >
      {isPhone && (
        <Button
          variant="outlined"
          size="small"
          aria-expanded={isMoreShown}
          onClick={() => setIsMoreShown(!isMoreShown)}
        >
          More
        </Button>
      )}
      {isPhone && isMoreShown && <DashboardCommands {...props} />}
      <LogoutButton />
    </AdminHeader>
  );
}

export function DashboardCommands({ canExport, onExport }: DashboardCommandsProps) {
  const button = { variant: useIsPhone() ? 'outlined' : 'text', size: 'small' } as const;
  return (
    <>
      <Button {...button} onClick={reload}>
        Refresh
      </Button>
      <AccessibleDisabledButton {...button} disabled={!canExport} onClick={onExport}>
        Export CSV
      </AccessibleDisabledButton>
      <DeletedSubmissions />
    </>
  );
}
