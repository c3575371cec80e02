import Button from '@mui/material/Button';
import { AdminHeader } from '#src/admin/AdminHeader.tsx';
import { LogoutButton } from '#src/admin/LogoutButton.tsx';
import { paths } from '#src/paths.ts';

type DashboardHeaderProps = {
  isNarrowed: boolean;
  exportTotal: number | undefined;
  isExporting: boolean;
  onRefresh(): void;
  onExport(): void;
};

export function DashboardHeader({ isNarrowed, exportTotal, isExporting, ...on }: DashboardHeaderProps) {
  return (
    <AdminHeader title="Admin Dashboard">
      <Button href={paths.adminBlog} variant="outlined" size="small">
        Manage Blog
      </Button>
      <Button variant="outlined" size="small" onClick={on.onRefresh}>
        Refresh
      </Button>
      <Button size="small" disabled={isExporting} onClick={on.onExport}>
        Export CSV{isNarrowed && ` (all ${exportTotal?.toLocaleString() ?? ''})`}
      </Button>
      <LogoutButton />
    </AdminHeader>
  );
}
