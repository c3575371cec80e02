import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { AdminHeader, sidePadding } from '#src/admin/AdminHeader.tsx';
import { screens } from '#src/admin/breakpoints.ts';
import { LogoutButton } from '#src/admin/LogoutButton.tsx';
import { SubmissionPanel } from '#src/admin/submissions/detail/SubmissionPanel.tsx';
import { PageMeta } from '#src/components/head/PageMeta.tsx';
import { lazyPart } from '#src/components/runtime/lazyPart.ts';
import { paths } from '#src/paths.ts';
import { SubmissionCounters } from './SubmissionCounters.tsx';
import { SubmissionList } from './SubmissionList.tsx';
import { SubmissionToolbar } from './SubmissionToolbar.tsx';
import { type Dashboard, useDashboard } from './useDashboard.ts';

/** Both come when they are wanted: the list is there first, also on a slow network. */
const ExportDialog = lazyPart(
  () => import('#src/admin/submissions/export/ExportDialog.tsx').then((module) => module.ExportDialog),
  () => null,
);
const SubmissionDialog = lazyPart(
  () =>
    import('#src/admin/submissions/detail/SubmissionDialog.tsx').then((module) => module.SubmissionDialog),
  (view) => <SubmissionPanel view={view} />,
);

/** The dashboard: what visitors asked for, counted, listed, read, answered, exported. */
export default function DashboardPage() {
  const dashboard = useDashboard();
  const { isPhone, filter, list, csv, view } = dashboard;
  const [isSelecting, setIsSelecting] = useState(false);
  return (
    <>
      <PageMeta title="Admin Dashboard" description="Contact submissions" />
      <DashboardBar dashboard={dashboard} />
      <main>
        <SubmissionCounters counts={dashboard.counts} />
        <Box sx={{ paddingInline: sidePadding }}>
          <SubmissionToolbar
            status={filter.status}
            onStatus={filter.setStatus}
            search={list.search}
            onSearch={list.setSearch}
            direction={filter.direction}
            onSort={filter.setDirection}
            isPhone={isPhone}
            isSelecting={isSelecting}
            onToggleSelecting={() => {
              dashboard.selection.onClear();
              setIsSelecting(!isSelecting);
            }}
          />
          <Box sx={columnsStyle}>
            <SubmissionList dashboard={dashboard} isSelecting={isSelecting} />
            {!isPhone && <SubmissionPanel view={view} />}
          </Box>
        </Box>
      </main>
      <Suspense fallback={null}>
        {isPhone && view && <SubmissionDialog {...view} />}
        {csv.progress && <ExportDialog progress={csv.progress} onCancel={csv.cancel} />}
      </Suspense>
      {dashboard.dialog}
    </>
  );
}

function DashboardBar({ dashboard }: { dashboard: Dashboard }) {
  const { filter, list, csv, total, refresh } = dashboard;
  return (
    <AdminHeader title="Admin Dashboard">
      <Button component={Link} to={paths.adminBlog} variant="outlined" size="small">
        Manage Blog
      </Button>
      <Button variant="outlined" size="small" onClick={refresh}>
        Refresh
      </Button>
      <Button size="small" disabled={csv.progress !== null} onClick={() => void csv.exportAll(filter.status)}>
        Export CSV{list.isSearching && ` (all ${total?.toLocaleString() ?? ''})`}
      </Button>
      <LogoutButton />
    </AdminHeader>
  );
}

const columnsStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  // Room for a notification, which must not cover the way to the next page.
  paddingBottom: 10,
  [`@media ${screens.panel}`]: { gridTemplateColumns: 'minmax(0, 1fr) 25rem' },
} as const;
