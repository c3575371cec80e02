import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { statusNames } from '#src/features/submissions/StatusBadge.tsx';
import { type SubmissionStatus, submissionStatuses } from '#src/features/submissions/submission.ts';
import { FilterSelect } from './FilterSelect.tsx';

type SelectionBarProps = {
  count: number;
  isBusy: boolean;
  onMark(status: SubmissionStatus): void;
  onExport(): void;
  onDelete(): void;
  onClear(): void;
};

const markOptions = [
  ['none', 'Mark as'],
  ...submissionStatuses.map((status) => [status, statusNames[status]] as const),
] as const;

/** What can be done with all ticked submissions at once. */
export function SelectionBar({ count, isBusy, onMark, onExport, onDelete, onClear }: SelectionBarProps) {
  return (
    <Box component="section" aria-label="Selected submissions" sx={barStyle}>
      <Box component="span" role="status" sx={{ fontWeight: 600, marginRight: 'auto' }}>
        {count} selected
      </Box>
      <FilterSelect
        label="Mark selected as"
        value="none"
        options={markOptions}
        onChange={(status) => status !== 'none' && !isBusy && onMark(status)}
      />
      <Button size="small" variant="outlined" disabled={isBusy} onClick={onExport}>
        Export selected
      </Button>
      <Button size="small" variant="outlined" color="error" disabled={isBusy} onClick={onDelete}>
        Delete selected
      </Button>
      <Button size="small" variant="text" onClick={onClear}>
        Clear
      </Button>
    </Box>
  );
}

const barStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  padding: '0.5rem 0.75rem',
  borderBottom: '1px solid',
  borderColor: 'divider',
  typography: 'body2',
  '@media (pointer: coarse)': { '& button': { minHeight: '2.75rem' } },
} as const;
