import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { adminBreakpoints, sidePadding } from '#src/admin/adminLayout.ts';
import { AdminMeta } from '#src/admin/new-submissions/AdminMeta.tsx';
import { notify } from '#src/components/notifications/notificationQueue.ts';
import { useBulkUpdates } from './actions/useBulkUpdates.ts';
import { useRowSelection } from './actions/useRowSelection.ts';
import { useSubmissionActions } from './actions/useSubmissionActions.ts';
import { DashboardHeader } from './DashboardHeader.tsx';
import { OpenSubmission } from './detail/OpenSubmission.tsx';
import { useOpenSubmission } from './detail/useOpenSubmission.ts';
import { useCsvExport } from './export/useCsvExport.ts';
import { SubmissionList } from './list/SubmissionList.tsx';
import { SubmissionToolbar } from './list/SubmissionToolbar.tsx';
import { useSubmissionList } from './list/useSubmissionList.ts';
import { NewSubmissionsAlert } from './NewSubmissionsAlert.tsx';
import { SubmissionCounters } from './SubmissionCounters.tsx';
import { useMarkSeen } from './useMarkSeen.ts';
import { useSubmissionTotals } from './useSubmissionTotals.ts';
import { useSubmissionUrl } from './useSubmissionUrl.ts';

const ExportDialog = lazy(() =>
  import('./export/ExportDialog.tsx').then((module) => ({ default: module.ExportDialog })),
);

export default function DashboardPage() {
  const url = useSubmissionUrl();
  const list = useSubmissionList(url);
  const totals = useSubmissionTotals(url, list);
  const selection = useRowSelection(list.loaded, list.rows);
  const updates = useBulkUpdates();
  const opened = useOpenSubmission({ url, list, totals, isBusy: updates.isBusy });
  const actions = useSubmissionActions({ url, list, totals, selection, opened }, updates);
  const csv = useCsvExport();
  useMarkSeen(list.isNewestShown, url.openId);

  async function refresh() {
    await Promise.all([list.reload(), totals.recount()]);
    notify({ severity: 'info', message: 'The list is up to date' });
  }

  function showNewest() {
    list.searchText.setText('');
    url.showNewest();
    list.showFirst();
  }

  return (
    <>
      <AdminMeta title="Admin Dashboard" description="Contact submissions" />
      <DashboardHeader
        isNarrowed={list.isNarrowed}
        exportTotal={totals.ofStatus}
        isExporting={csv.progress !== null}
        onRefresh={() => void refresh()}
        onExport={() => void csv.exportAll(url.latestStatus())}
      />
      <main>
        <SubmissionCounters counts={totals.counts} />
        <Box sx={{ paddingInline: sidePadding }}>
          <SubmissionToolbar url={url} searchText={list.searchText} selection={selection} />
          <NewSubmissionsAlert isNewestShown={list.isNewestShown} onShow={showNewest} />
          <Box sx={columnsStyle}>
            <SubmissionList
              url={url}
              list={list}
              totals={totals}
              selection={selection}
              actions={actions}
              onOpen={opened.open}
              onExportSelected={() => void csv.exportRows(selection.rows)}
            />
            <OpenSubmission opened={opened} actions={actions} onClose={url.close} />
          </Box>
        </Box>
      </main>
      <Suspense fallback={null}>
        {csv.progress && <ExportDialog progress={csv.progress} onCancel={csv.cancel} />}
      </Suspense>
      {actions.dialog}
    </>
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
