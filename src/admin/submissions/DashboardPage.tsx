import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTransition } from 'react';
import { adminBreakpoints, sidePadding, useIsPhone } from '#src/admin/shared/adminLayout.ts';
import { focusRow } from '#src/admin/shared/list/focusRow.ts';
import { WordsFound } from '#src/components/search/Marked.tsx';
import type { Submission, SubmissionStatus } from '#src/features/submissions/data/submission.ts';
import { BulkActionsBar, useRowSelection } from './actions/RowSelection.tsx';
import { saveCsv, useCsvExport } from './actions/useCsvExport.tsx';
import { useSubmissionActions } from './actions/useSubmissionActions.ts';
import { DashboardCommands, DashboardHeader } from './DashboardHeader.tsx';
import { FunctionsNotice, MailNotice, NewSubmissionsAlert, PublishingNotice } from './DashboardNotices.tsx';
import { submissionQueries } from './data/submissionQueries.ts';
import { OpenSubmission } from './detail/OpenSubmission.tsx';
import { focusDetail } from './detail/SubmissionFrame.tsx';
import { SubmissionList } from './list/SubmissionList.tsx';
import { SubmissionRowsContext } from './list/SubmissionRowActions.tsx';
import { SubmissionToolbar } from './list/SubmissionToolbar.tsx';
import { useNewestOpen, useSubmissionList, useSubmissionUrl } from './list/useSubmissionList.ts';
import { SubmissionCounters, useSubmissionCounts } from './SubmissionCounters.tsx';

export default function DashboardPage() {
  const isPhone = useIsPhone();
  const listUrl = useSubmissionUrl();
  const { status, day } = listUrl.filter;
  const list = useSubmissionList(listUrl);
  const url = useNewestOpen(listUrl, list);
  const { rows, search } = list;
  useQuery(submissionQueries.expired);
  const counts = useSubmissionCounts();
  const total = day === undefined ? counts?.[status ?? 'total'] : undefined;
  const shown = search ? search.hits.length : total;
  const selection = useRowSelection(rows, status);
  const actions = useSubmissionActions(rows, url, selection);
  const csv = useCsvExport();
  const [isFiltering, startFiltering] = useTransition();

  function openSubmission({ id }: Submission) {
    // An open submission can be out of sight, below the list.
    if (id === url.openId) focusDetail();
    else url.open(id, isPhone);
  }

  function showNewest() {
    url.showNewest();
    list.showFirst();
    // The clicked button disappears.
    focusRow(undefined);
  }

  function filterByStatus(wanted: SubmissionStatus | undefined) {
    selection.select([]);
    startFiltering(async () => url.setFilter({ status: wanted }));
  }

  const commands = {
    canExport: search?.isComplete !== false && (shown ?? rows.length) > 0 && !csv.isExporting && !isFiltering,
    onExport: () => (search ? saveCsv(search.hits) : void csv.exportArchive(list.range)),
  };

  return (
    <>
      <DashboardHeader {...commands} />
      <main>
        <SubmissionCounters counts={counts} status={status} onFilter={filterByStatus} />
        <Box sx={{ paddingInline: sidePadding }}>
          <SubmissionToolbar
            url={url}
            actions={!isPhone && <DashboardCommands {...commands} />}
            onFilter={filterByStatus}
          />
          {csv.notice}
          <FunctionsNotice />
          <MailNotice />
          <PublishingNotice />
          <NewSubmissionsAlert isNewestShown={list.isNewestShown} onShow={showNewest} />
          <WordsFound value={search?.words}>
            <Box sx={columnsStyle}>
              <SubmissionRowsContext value={{ onOpen: openSubmission, onDelete: actions.remove }}>
                <SubmissionList
                  url={url}
                  list={list}
                  selection={selection}
                  total={total}
                  onClear={showNewest}
                  bulkActions={
                    <BulkActionsBar
                      selection={selection}
                      actions={actions}
                      onExport={() => saveCsv(selection.rows)}
                    />
                  }
                />
              </SubmissionRowsContext>
              <OpenSubmission url={url} list={list} total={shown} actions={actions} />
            </Box>
          </WordsFound>
        </Box>
      </main>
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
  [`@media ${adminBreakpoints.panel}`]: { gridTemplateColumns: 'minmax(0, 1fr) clamp(22rem, 28vw, 25rem)' },
} as const;
