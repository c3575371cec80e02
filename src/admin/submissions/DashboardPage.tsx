import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { adminBreakpoints, sidePadding, useIsPhone } from '#src/admin/adminLayout.ts';
import { focusRow } from '#src/admin/shared/list/focusRow.ts';
import { notify, reload } from '#src/components/notifications/notificationQueue.ts';
import type { Submission, SubmissionStatus } from '#src/features/submissions/data/submission.ts';
import { BulkActionsBar, useRowSelection } from './actions/RowSelection.tsx';
import { useCsvExport } from './actions/useCsvExport.tsx';
import { useSubmissionActions } from './actions/useSubmissionActions.ts';
import { DashboardHeader } from './DashboardHeader.tsx';
import { MailNotice, NewSubmissionsAlert } from './DashboardNotices.tsx';
import { OpenSubmission } from './detail/OpenSubmission.tsx';
import { SubmissionList } from './list/SubmissionList.tsx';
import { SubmissionRowsContext } from './list/SubmissionRowActions.tsx';
import { SubmissionToolbar } from './list/SubmissionToolbar.tsx';
import { chosenStatus, useSubmissionList, useSubmissionUrl } from './list/useSubmissionList.ts';
import { dashboardMessages } from './messages.ts';
import { SubmissionCounters, useSubmissionCounts } from './SubmissionCounters.tsx';

export default function DashboardPage() {
  const isPhone = useIsPhone();
  const client = useQueryClient();
  const url = useSubmissionUrl();
  const { status, day, direction } = url.filter;
  const [text, setText] = useState('');
  const list = useSubmissionList(url.filter, text);
  const { rows, search } = list;
  const counts = useSubmissionCounts();
  const total = day === undefined ? counts?.[status ?? 'total'] : undefined;
  const shown = search ? search.hits.length : total;
  const selection = useRowSelection(rows, status);
  const actions = useSubmissionActions({
    rows,
    direction,
    openId: url.openId,
    selection,
    onLeave: (next) => (next ? open(next) : url.close()),
  });
  const csv = useCsvExport();
  const [focusRequest, setFocusRequest] = useState<{ id: string }>();

  function open({ id }: Submission) {
    setFocusRequest({ id });
    url.open(id, isPhone && url.openId === undefined);
  }

  function showNewest() {
    setText('');
    url.showNewest();
    list.showFirst();
    // The pressed button disappears.
    focusRow(undefined);
  }

  function filterByStatus(wanted: SubmissionStatus | undefined) {
    selection.select([]);
    url.setStatus(wanted);
  }

  async function refresh() {
    if (list.hasFailed) return reload();
    await client.invalidateQueries();
    notify({ severity: 'info', message: dashboardMessages.upToDate });
  }

  return (
    <>
      <DashboardHeader
        canExport={!search?.isReading && shown !== 0}
        onRefresh={() => void refresh()}
        onExport={() => void csv.exportCsv(search ? { rows: search.hits } : { status: chosenStatus() })}
      />
      <main>
        <SubmissionCounters counts={counts} status={status} onFilter={filterByStatus} />
        <Box sx={{ paddingInline: sidePadding }}>
          <SubmissionToolbar
            url={url}
            text={text}
            selection={selection}
            onSearch={setText}
            onFilter={filterByStatus}
          />
          <MailNotice />
          <NewSubmissionsAlert isNewestShown={list.isNewestShown} onShow={showNewest} />
          <Box sx={columnsStyle}>
            <SubmissionRowsContext value={{ onOpen: open, onDelete: actions.remove }}>
              <SubmissionList
                url={url}
                list={list}
                selection={selection}
                total={total}
                bulkActions={
                  <BulkActionsBar
                    selection={selection}
                    actions={actions}
                    onExport={() => void csv.exportCsv({ rows: selection.rows })}
                  />
                }
              />
            </SubmissionRowsContext>
            <OpenSubmission
              url={url}
              list={list}
              total={shown}
              actions={actions}
              focusRequest={focusRequest}
              onStep={(id) => {
                setFocusRequest(undefined);
                url.open(id, false);
              }}
            />
          </Box>
        </Box>
      </main>
      {csv.dialog}
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
