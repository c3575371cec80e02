import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useIsPhone } from '#src/admin/adminLayout.ts';
import { AccessibleDisabledButton } from '#src/admin/shared/AccessibleDisabledButton.tsx';
import { focusRow } from '#src/admin/shared/list/focusRow.ts';
import type { SubmissionActions } from '#src/admin/submissions/actions/useSubmissionActions.ts';
import type { SubmissionList } from '#src/admin/submissions/list/useSubmissionList.ts';
import { dashboardMessages } from '#src/admin/submissions/messages.ts';
import { neighborsOf } from '#src/admin/submissions/neighborsOf.ts';
import { statusOfKey } from './StatusToggle.tsx';
import { detailHeadingId, SubmissionDetail, type SubmissionViewProps } from './SubmissionDetail.tsx';
import { SubmissionDialog } from './SubmissionDialog.tsx';
import { useOpenSubmission } from './useOpenSubmission.ts';

type OpenSubmissionProps = {
  id: string | undefined;
  list: Pick<SubmissionList, 'rows' | 'pager'>;
  /** Number of rows in the list; undefined while unknown. */
  total: number | undefined;
  direction: 'asc' | 'desc';
  actions: SubmissionActions;
  /** Set by each opening whose heading is to be focused. */
  focusRequest: { id: string } | undefined;
  onStep(id: string): void;
  onMissing(id: string): void;
  onClose(): void;
};

export function OpenSubmission({ id, ...rest }: OpenSubmissionProps) {
  const isPhone = useIsPhone();
  useFocusAfterClose(id);
  if (id !== undefined) return <OpenView id={id} {...rest} isPhone={isPhone} />;
  return isPhone ? null : <EmptyPanel />;
}

function OpenView({ id, isPhone, ...props }: OpenSubmissionProps & { id: string; isPhone: boolean }) {
  const { list, total, direction, actions, focusRequest, onStep, onMissing, onClose } = props;
  const submission = useOpenSubmission(id, list.rows, onMissing);
  const isFocusDue = submission !== undefined && focusRequest?.id === id;
  useEffect(() => {
    if (isFocusDue && focusRequest) document.getElementById(detailHeadingId)?.focus();
  }, [isFocusDue, focusRequest]);
  if (!submission) return isPhone ? null : <EmptyPanel />;

  const isBusy = actions.isBusy(id);
  const index = list.rows.indexOf(submission);
  const place = list.pager.offset + index + 1;
  const { previous, next } = neighborsOf(list.rows, submission, direction);
  const steps = {
    ArrowLeft: previous && (() => onStep(previous.id)),
    ArrowRight: next && (() => onStep(next.id)),
  };

  function handleKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented || !submission) return;
    const step = steps[event.key as keyof typeof steps];
    if (step) {
      event.preventDefault();
      step();
    }
    const status = statusOfKey(event);
    if (status && status !== submission.status && !isBusy) actions.setStatus([submission.id], status);
  }

  const view: SubmissionViewProps = {
    submission,
    isBusy,
    position: index === -1 ? '' : `${place.toLocaleString()} of ${(total ?? place).toLocaleString()}`,
    onSetStatus: (status) => actions.setStatus([submission.id], status),
    onDelete: () => actions.remove(submission),
    onClose,
    onPrevious: steps.ArrowLeft,
    onNext: steps.ArrowRight,
    onKeyDown: handleKeyDown,
  };
  if (isPhone) return <SubmissionDialog {...view} />;
  return (
    <Panel onKeyDown={handleKeyDown}>
      <SubmissionDetail {...view} />
      <Box sx={stepsStyle}>
        <Box component="span" sx={{ marginRight: 'auto' }}>
          {view.position}
        </Box>
        <StepButton label="Previous" shortcut="ArrowLeft" onClick={view.onPrevious} />
        <StepButton label="Next" shortcut="ArrowRight" onClick={view.onNext} />
      </Box>
    </Panel>
  );
}

function EmptyPanel() {
  return (
    <Panel>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {dashboardMessages.noneOpen}
      </Typography>
    </Panel>
  );
}

type PanelProps = { children: ReactNode; onKeyDown?(event: KeyboardEvent): void };

function Panel({ children, onKeyDown }: PanelProps) {
  return (
    <Paper
      component="aside"
      variant="outlined"
      square
      aria-label="Submission"
      onKeyDown={onKeyDown}
      sx={panelStyle}
    >
      {children}
    </Paper>
  );
}

type StepButtonProps = { label: string; shortcut: string; onClick: (() => void) | undefined };

function StepButton({ label, shortcut, onClick }: StepButtonProps) {
  return (
    <AccessibleDisabledButton
      size="small"
      variant="text"
      aria-label={`${label} submission`}
      aria-keyshortcuts={shortcut}
      disabled={!onClick}
      onClick={onClick}
    >
      {label}
    </AccessibleDisabledButton>
  );
}

/** Focuses the row of the submission that was open. */
function useFocusAfterClose(openId: string | undefined): void {
  const lastOpenId = useRef(openId);
  useEffect(() => {
    if (openId === undefined && lastOpenId.current !== undefined) focusRow(lastOpenId.current);
    lastOpenId.current = openId;
  }, [openId]);
}

const stepsStyle = {
  display: 'flex',
  alignItems: 'center',
  typography: 'body2',
  color: 'text.secondary',
} as const;

const panelStyle = {
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  padding: '1.25rem 1.5rem 1.5rem',
} as const;
