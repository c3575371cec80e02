import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import { adminBreakpoints, useIsPhone } from '#src/admin/adminLayout.ts';
import { AccessibleDisabledButton } from '#src/admin/shared/AccessibleDisabledButton.tsx';
import { focusRow } from '#src/admin/shared/list/focusRow.ts';
import { dashboardMessages, hiddenMessage } from '#src/admin/submissions/messages.ts';
import { statusLabels } from '#src/admin/submissions/submissionLabels.ts';
import { submissionStatuses } from '#src/features/submissions/data/submission.ts';
import type { RowSelection } from './useRowSelection.ts';
import type { SubmissionActions } from './useSubmissionActions.ts';

type BulkActionsBarProps = {
  selection: RowSelection;
  actions: SubmissionActions;
  onExport(): void;
};

/** Reserves its space before the first row is selected, so that no row moves. */
export function BulkActionsBar({ selection, actions, onExport }: BulkActionsBarProps) {
  const isPhone = useIsPhone();
  const { ids, hiddenCount } = selection;
  const button = { size: 'small', variant: 'outlined', disabled: actions.isAnyBusy } as const;

  function clear() {
    selection.clear();
    focusRow(undefined);
  }

  return (
    <Box component="section" aria-label="Selected submissions" sx={barStyle}>
      <Box component="span" role="status" sx={{ marginRight: 'auto', color: 'text.secondary' }}>
        {ids.size > 0 ? (
          <>
            <Box component="b" sx={{ color: 'text.primary' }}>
              {ids.size.toLocaleString()} selected
            </Box>
            {hiddenCount > 0 && `, ${hiddenMessage(hiddenCount)}`}
          </>
        ) : (
          dashboardMessages.noneSelected
        )}
      </Box>
      {isPhone && (
        <Button size="small" variant="text" onClick={selection.selectShown}>
          Select all
        </Button>
      )}
      {ids.size > 0 && (
        <>
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
            Export selected
          </AccessibleDisabledButton>
          <AccessibleDisabledButton {...button} color="error" onClick={actions.removeSelected}>
            Delete selected
          </AccessibleDisabledButton>
          <Button size="small" variant="text" onClick={clear}>
            Clear
          </Button>
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
    // Sticky, because selected cards can be further down than one phone screen.
    [`@media ${adminBreakpoints.phone}`]: {
      position: 'sticky',
      top: 0,
      zIndex: zIndex.appBar,
      backgroundColor: palette.background.paper,
    },
    '@media (pointer: coarse)': { '& button': { minHeight: '2.75rem' } },
  } as const;
}
