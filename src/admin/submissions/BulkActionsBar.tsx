import Box from '@mui/material/Box';
import { AccessibleDisabledButton } from '#src/admin/shared/AccessibleDisabledButton.tsx';
import { statusNames } from '#src/admin/submissions/detail/StatusBadge.tsx';
import { type SubmissionStatus, submissionStatuses } from '#src/features/submissions/data/submission.ts';

type SelectionBarProps = {
  count: number;
  isBusy: boolean;
  /** Where there is no box to tick all rows with. */
  onSelectAll: (() => void) | undefined;
  onMark(status: SubmissionStatus): void;
  onExport(): void;
  onDelete(): void;
  onClear(): void;
};

/** What can be done with all ticked submissions at once. It has its place before the first is ticked: no row moves. */
export function BulkActionsBar({ count, isBusy, onSelectAll, ...on }: SelectionBarProps) {
  return (
    <Box component="section" aria-label="Selected submissions" sx={barStyle}>
      <Box component="span" role="status" sx={{ marginRight: 'auto', color: 'text.secondary' }}>
        {count > 0 ? (
          <Box component="b" sx={{ color: 'text.primary' }}>
            {count} selected
          </Box>
        ) : (
          'Tick submissions to mark, export or delete several at once'
        )}
      </Box>
      {onSelectAll && (
        <AccessibleDisabledButton size="small" variant="text" onClick={onSelectAll}>
          Select all
        </AccessibleDisabledButton>
      )}
      {count > 0 && (
        <>
          <Box role="group" aria-label="Mark selected as" sx={groupStyle}>
            <span aria-hidden>Mark as</span>
            {submissionStatuses.map((status) => (
              <AccessibleDisabledButton
                key={status}
                size="small"
                variant="outlined"
                disabled={isBusy}
                onClick={() => on.onMark(status)}
              >
                {statusNames[status]}
              </AccessibleDisabledButton>
            ))}
          </Box>
          <AccessibleDisabledButton size="small" variant="outlined" disabled={isBusy} onClick={on.onExport}>
            Export selected
          </AccessibleDisabledButton>
          <AccessibleDisabledButton
            size="small"
            variant="outlined"
            color="error"
            disabled={isBusy}
            onClick={on.onDelete}
          >
            Delete selected
          </AccessibleDisabledButton>
          <AccessibleDisabledButton size="small" variant="text" onClick={on.onClear}>
            Clear
          </AccessibleDisabledButton>
        </>
      )}
    </Box>
  );
}

const groupStyle = { display: 'flex', alignItems: 'center', gap: 0.5 } as const;

const barStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  minHeight: '3.5rem',
  padding: '0.5rem 0.75rem',
  borderBottom: '1px solid',
  borderColor: 'divider',
  typography: 'body2',
  '@media (pointer: coarse)': { '& button': { minHeight: '2.75rem' } },
} as const;
