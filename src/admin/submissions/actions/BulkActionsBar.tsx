import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { adminBreakpoints } from '#src/admin/adminLayout.ts';
import { AccessibleDisabledButton } from '#src/admin/shared/AccessibleDisabledButton.tsx';
import { statusLabels } from '#src/admin/submissions/submissionLabels.ts';
import { type SubmissionStatus, submissionStatuses } from '#src/features/submissions/data/submission.ts';

type BulkActionsBarProps = {
  count: number;
  hiddenCount: number;
  isBusy: boolean;
  onSelectAll: (() => void) | undefined;
  onSetStatus(status: SubmissionStatus): void;
  onExport(): void;
  onDelete(): void;
  onClear(): void;
};

/** Takes its room before the first row is selected, so that no row moves. */
export function BulkActionsBar({ count, hiddenCount, isBusy, onSelectAll, ...on }: BulkActionsBarProps) {
  return (
    <Box component="section" aria-label="Selected submissions" sx={barStyle}>
      <Box component="span" role="status" sx={{ marginRight: 'auto', color: 'text.secondary' }}>
        {count > 0 ? (
          <>
            <Box component="b" sx={{ color: 'text.primary' }}>
              {count.toLocaleString()} selected
            </Box>
            {hiddenCount > 0 && `, ${hiddenCount.toLocaleString()} not on this page`}
          </>
        ) : (
          'Select submissions to mark, export or delete several at once'
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
                onClick={() => on.onSetStatus(status)}
              >
                {statusLabels[status]}
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

function barStyle({ vars: { palette }, zIndex }: Theme) {
  return {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 1,
    minHeight: '3.5rem',
    padding: '0.5rem 0.75rem',
    borderBottom: `1px solid ${palette.divider}`,
    typography: 'body2',
    // The cards that are selected lie further down than a phone's screen is high.
    [`@media ${adminBreakpoints.phone}`]: {
      position: 'sticky',
      top: 0,
      zIndex: zIndex.appBar,
      backgroundColor: palette.background.paper,
    },
    '@media (pointer: coarse)': { '& button': { minHeight: '2.75rem' } },
  } as const;
}
