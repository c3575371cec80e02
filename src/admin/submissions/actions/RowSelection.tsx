import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import { useState } from 'react';
import { AccessibleDisabledButton } from '#src/admin/shared/AccessibleDisabledButton.tsx';
import { adminBreakpoints, useIsPhone } from '#src/admin/shared/adminLayout.ts';
import { focusRow } from '#src/admin/shared/list/focusRow.ts';
import { hiddenMessage, statusLabels } from '#src/admin/submissions/messages.ts';
import { NotificationContainer } from '#src/components/notifications/NotificationContainer.tsx';
import {
  type Submission,
  type SubmissionStatus,
  submissionStatuses,
} from '#src/features/submissions/data/submission.ts';
import type { SubmissionActions } from './useSubmissionActions.ts';

export type RowSelection = ReturnType<typeof useRowSelection>;

/** Rows stay selected while paging or searching, until their status takes them out of the list. */
export function useRowSelection(shown: readonly Submission[], status: SubmissionStatus | undefined) {
  const [picked, setPicked] = useState<readonly Submission[]>([]);
  const rows = picked
    .map((row) => shown.find(({ id }) => id === row.id) ?? row)
    .filter((row) => !status || row.status === status);
  const ids: ReadonlySet<string> = new Set(rows.map(({ id }) => id));
  const known = [...rows, ...shown.filter(({ id }) => !ids.has(id))];

  return {
    ids,
    rows,
    /** Number of selected rows that are on another page or that the search leaves out. */
    hiddenCount: known.length - shown.length,
    select: (wanted: readonly string[]) => setPicked(known.filter(({ id }) => wanted.includes(id))),
    selectShown: () => setPicked(known),
    /** Applies a change made on the server; `undefined` deselects the row. */
    change: (change: (row: Submission) => Submission | undefined) =>
      setPicked((before) => before.map(change).filter((row): row is Submission => row !== undefined)),
  };
}

type BulkActionsBarProps = {
  selection: RowSelection;
  actions: SubmissionActions;
  onExport(): void;
};

/** Covers the column headers, so that no row moves when the first one is selected. */
export function BulkActionsBar({ selection, actions, onExport }: BulkActionsBarProps) {
  const isPhone = useIsPhone();
  const { ids, hiddenCount } = selection;
  const button = { size: 'small', variant: 'outlined', disabled: actions.isBusy } as const;
  if (ids.size === 0) return null;

  function clear() {
    selection.select([]);
    focusRow(undefined);
  }

  return (
    <Box component="section" aria-label="Selected submissions" sx={barStyle}>
      {isPhone && (
        <Box sx={{ flexBasis: '100%' }}>
          <NotificationContainer />
        </Box>
      )}
      <Box component="span" role="status" sx={countStyle}>
        <Box component="b" sx={{ color: 'text.primary' }}>
          {ids.size.toLocaleString()} selected
        </Box>
        {hiddenCount > 0 && `, ${hiddenMessage(hiddenCount)}`}
      </Box>
      {isPhone && (
        <Button size="small" variant="text" onClick={selection.selectShown}>
          Select All on Page
        </Button>
      )}
      <Box role="group" aria-label="Mark selected as" sx={groupStyle}>
        <span aria-hidden>Mark as</span>
        {submissionStatuses.map((status) => (
          <AccessibleDisabledButton
            key={status}
            {...button}
            onClick={() => actions.setStatus([...ids], status)}
          >
            {statusLabels[status]}
          </AccessibleDisabledButton>
        ))}
      </Box>
      <AccessibleDisabledButton {...button} onClick={onExport}>
        Export Selected
      </AccessibleDisabledButton>
      <AccessibleDisabledButton {...button} color="error" onClick={actions.removeSelected}>
        Delete Selected
      </AccessibleDisabledButton>
      <Button size="small" variant="text" onClick={clear}>
        Clear
      </Button>
    </Box>
  );
}

const groupStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 } as const;

const countStyle = {
  flex: '1 1 0',
  minWidth: '5rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: 'text.secondary',
} as const;

function barStyle({ vars: { palette }, zIndex }: Theme) {
  return {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 1,
    typography: 'body2',
    backgroundColor: palette.background.paper,
    // Beside the checkbox in the header, which selects all rows.
    position: 'absolute',
    zIndex: 1,
    top: 0,
    left: '3.25rem',
    right: 0,
    minHeight: '2.4375rem',
    paddingRight: '0.5rem',
    '& button': { minHeight: '2rem', paddingBlock: 0 },
    // Tablets in portrait orientation have room for the buttons only.
    '@media (min-width: 700px) and (max-width: 899.95px)': {
      '& span[aria-hidden]': { display: 'none' },
      '& button': { paddingInline: '0.5rem' },
    },
    [`@media ${adminBreakpoints.phone}`]: {
      // Below the cards, so that none of them moves, and sticky, because selected cards can be further up.
      position: 'sticky',
      top: 'auto',
      bottom: 0,
      left: 'auto',
      padding: '0.5rem 1rem',
      borderTop: `1px solid ${palette.divider}`,
      zIndex: zIndex.appBar,
      '& button': { minHeight: '2.75rem' },
    },
  } as const;
}
