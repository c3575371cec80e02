import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, Suspense, useEffect, useState } from 'react';
import { AdminHeader, sidePadding } from '#src/admin/AdminHeader.tsx';
import { adminBreakpoints } from '#src/admin/adminBreakpoints.ts';
import { LogoutButton } from '#src/admin/LogoutButton.tsx';
import { AdminMeta } from '#src/admin/new-submissions/AdminMeta.tsx';
import { useNewSubmissions } from '#src/admin/new-submissions/NewSubmissionsProvider.tsx';
import { notify } from '#src/components/notifications/notificationQueue.ts';
import type { Submission, SubmissionStatus } from '#src/features/submissions/data/submission.ts';
import { paths } from '#src/paths.ts';
import type { SubmissionViewProps } from './detail/SubmissionDetail.tsx';
import { SubmissionPanel } from './detail/SubmissionPanel.tsx';
import { detailHeadingId } from './detail/useDetailFocus.ts';
import { useCsvExport } from './export/useCsvExport.ts';
import { NewSubmissionsAlert } from './NewSubmissionsAlert.tsx';
import { SubmissionCounters } from './SubmissionCounters.tsx';
import { SubmissionList } from './SubmissionList.tsx';
import { SubmissionToolbar } from './SubmissionToolbar.tsx';
import { type Dashboard, useDashboard } from './useDashboard.ts';
import { useSeenWhileVisible } from './useSeenWhileVisible.ts';

/** Both come when they are wanted: the list is there first, also on a slow network. */
const ExportDialog = lazy(() =>
  import('./export/ExportDialog.tsx').then((module) => ({ default: module.ExportDialog })),
);
const SubmissionDialog = lazy(() =>
  import('./detail/SubmissionDialog.tsx').then((module) => ({ default: module.SubmissionDialog })),
);

/** The dashboard: what visitors asked for, counted, listed, read, answered, exported. */
export default function DashboardPage() {
  const isPhone = useMediaQuery(adminBreakpoints.phone);
  const dashboard = useDashboard();
  const { url, list, selection, selected } = dashboard;
  const { arrived, markOpened } = useNewSubmissions();
  const csv = useCsvExport();
  const [isSelecting, setIsSelecting] = useState(false);
  const view = detailView(dashboard);
  useSeenWhileVisible(list.isNewestShown);
  useEffect(() => {
    if (url.openId !== undefined) markOpened(url.openId);
  }, [url.openId, markOpened]);

  function open({ id }: Submission) {
    url.open(id, isPhone && url.openId === undefined);
    selected.focus.focusHeading(id);
  }

  function showNewest() {
    list.setText('');
    url.showNewest();
    list.showFirst();
  }

  return (
    <>
      <AdminMeta title="Admin Dashboard" description="Contact submissions" />
      <DashboardHeader dashboard={dashboard} csv={csv} />
      <main>
        <SubmissionCounters counts={dashboard.counts} />
        <Box sx={{ paddingInline: sidePadding }}>
          <SubmissionToolbar
            status={url.status}
            onStatus={(status) => {
              selection.clear();
              url.setStatus(status);
            }}
            search={list.text}
            onSearch={list.setText}
            direction={url.direction}
            onSort={url.setDirection}
            day={url.day}
            onDay={url.setDay}
            isPhone={isPhone}
            isSelecting={isSelecting}
            onToggleSelecting={() => {
              selection.clear();
              setIsSelecting(!isSelecting);
            }}
          />
          <NewSubmissionsAlert count={list.isNewestShown ? 0 : arrived.length} onShow={showNewest} />
          <Box sx={columnsStyle}>
            <SubmissionList
              dashboard={dashboard}
              isPhone={isPhone}
              isSelecting={isSelecting}
              onOpen={open}
              onExportSelected={() => void csv.exportRows(selection.rows)}
            />
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

/** The open submission as the panel and the dialog take it. */
function detailView({ url, selected, actions, remove }: Dashboard): SubmissionViewProps | undefined {
  const { submission, position, onPrevious, onNext, onKeyDown } = selected;
  if (!submission) return undefined;
  return {
    submission,
    headingId: detailHeadingId,
    isBusy: actions.isBusy(submission.id),
    onSetStatus: (status: SubmissionStatus) => actions.setStatus([submission.id], status),
    position,
    onDelete: () => remove(submission),
    onClose: url.close,
    onPrevious,
    onNext,
    onKeyDown,
  };
}

type DashboardHeaderProps = { dashboard: Dashboard; csv: ReturnType<typeof useCsvExport> };

function DashboardHeader({ dashboard: { url, list, counts, recount }, csv }: DashboardHeaderProps) {
  const total = counts?.[url.status ?? 'total'];
  const isNarrowed = list.isSearching || list.emails !== undefined || url.day !== undefined;

  async function refresh() {
    await Promise.all([list.reload(), recount()]);
    notify({ severity: 'info', message: 'The list is up to date' });
  }

  return (
    <AdminHeader title="Admin Dashboard">
      <Button href={paths.adminBlog} variant="outlined" size="small">
        Manage Blog
      </Button>
      <Button variant="outlined" size="small" onClick={() => void refresh()}>
        Refresh
      </Button>
      <Button size="small" disabled={csv.progress !== null} onClick={() => void csv.exportAll(url.status)}>
        Export CSV{isNarrowed && ` (all ${total?.toLocaleString() ?? ''})`}
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
  [`@media ${adminBreakpoints.panel}`]: { gridTemplateColumns: 'minmax(0, 1fr) 25rem' },
} as const;
