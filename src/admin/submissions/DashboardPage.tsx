import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { adminBreakpoints, sidePadding } from '#src/admin/adminLayout.ts';
import { lazyNamed } from '#src/components/notifications/lazyNamed.ts';
import { notify } from '#src/components/notifications/notificationQueue.ts';
import type { SubmissionStatus } from '#src/features/submissions/data/submission.ts';
import { useBulkUpdates } from './actions/useBulkUpdates.ts';
import { useFocusAfterDeletion } from './actions/useFocusAfterDeletion.ts';
import { useLocalUpdates } from './actions/useLocalUpdates.ts';
import { useRowSelection } from './actions/useRowSelection.ts';
import { useSubmissionActions } from './actions/useSubmissionActions.ts';
import { DashboardHeader } from './DashboardHeader.tsx';
import { OpenSubmission } from './detail/OpenSubmission.tsx';
import { useOpenSubmission } from './detail/useOpenSubmission.ts';
import { useCsvExport } from './export/useCsvExport.ts';
import { SubmissionList } from './list/SubmissionList.tsx';
import { SubmissionToolbar } from './list/SubmissionToolbar.tsx';
import { useSubmissionList } from './list/useSubmissionList.ts';
import { MailNotice } from './MailNotice.tsx';
import { dashboardMessages } from './messages.ts';
import { NewSubmissionsAlert } from './NewSubmissionsAlert.tsx';
import { SubmissionCounters } from './SubmissionCounters.tsx';
import { useSubmissionTotals } from './useSubmissionTotals.ts';
import { useSubmissionUrl } from './useSubmissionUrl.ts';

const ExportDialog = lazyNamed(() => import('./export/ExportDialog.tsx'), 'ExportDialog');

export default function DashboardPage() {
  const url = useSubmissionUrl();
  const list = useSubmissionList(url);
  const totals = useSubmissionTotals(url, list);
  const selection = useRowSelection(list.loaded, list.rows);
  const updates = useBulkUpdates();
  const opened = useOpenSubmission({ url, list, totals, isBusy: updates.isBusy });
  const actions = useSubmissionActions({
    selection,
    updates,
    local: useLocalUpdates({ shownStatus: url.status, list, selection, opened, recount: totals.recount }),
    focus: useFocusAfterDeletion({ url, shownRows: list.rows, opened }),
  });
  const csv = useCsvExport();

  async function refresh() {
    await Promise.all([list.reload(), totals.recount()]);
    notify({ severity: 'info', message: dashboardMessages.upToDate });
  }

  function filterByStatus(status: SubmissionStatus | undefined) {
    selection.clear();
    url.setStatus(status);
  }

  function exportFiltered() {
    if (list.isSearching) return void csv.exportRows(list.hits);
    void csv.exportAll({ status: url.latestStatus(), emails: list.searchText.emails });
  }

  function showNewest() {
    list.searchText.setText('');
    url.showNewest();
    list.showFirst();
  }

  return (
    <>
      <DashboardHeader
        canExport={csv.progress === null && !list.search.isReading && totals.shown !== 0}
        onRefresh={() => void refresh()}
        onExport={exportFiltered}
      />
      <main>
        <SubmissionCounters counts={totals.counts} status={url.status} onFilter={filterByStatus} />
        <Box sx={{ paddingInline: sidePadding }}>
          <SubmissionToolbar
            url={url}
            searchText={list.searchText}
            selection={selection}
            onFilter={filterByStatus}
          />
          <MailNotice />
          <NewSubmissionsAlert isNewestShown={list.isNewestShown} openId={url.openId} onShow={showNewest} />
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
  // Room for a notification, which must not cover the pagination.
  paddingBottom: 10,
  [`@media ${adminBreakpoints.panel}`]: { gridTemplateColumns: 'minmax(0, 1fr) 25rem' },
} as const;
