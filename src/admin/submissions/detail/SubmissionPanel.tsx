import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { AccessibleDisabledButton } from '#src/admin/shared/AccessibleDisabledButton.tsx';
import { SubmissionDetail, type SubmissionViewProps } from './SubmissionDetail.tsx';

type SubmissionPanelProps = { view: SubmissionViewProps | undefined };

export function SubmissionPanel({ view }: SubmissionPanelProps) {
  return (
    <Paper
      component="aside"
      variant="outlined"
      square
      aria-label="Submission"
      onKeyDown={view?.onKeyDown}
      sx={panelStyle}
    >
      {view ? (
        <>
          <SubmissionDetail {...view} />
          <PrevNext {...view} />
        </>
      ) : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Select a submission to view details
        </Typography>
      )}
    </Paper>
  );
}

function PrevNext({ position, onPrevious, onNext }: SubmissionViewProps) {
  return (
    <Box sx={prevNextStyle}>
      <Box component="span" sx={{ marginRight: 'auto' }}>
        {position}
      </Box>
      <StepButton label="Previous" shortcut="ArrowLeft" onClick={onPrevious} />
      <StepButton label="Next" shortcut="ArrowRight" onClick={onNext} />
    </Box>
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

const prevNextStyle = {
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
