import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FilterSelect } from '#src/admin/shared/FilterSelect.tsx';
import { SearchField } from '#src/admin/shared/SearchField.tsx';
import { toolbarStyle } from '#src/admin/shared/toolbarStyle.ts';
import { statusNames } from '#src/admin/submissions/detail/StatusBadge.tsx';
import { type SubmissionStatus, submissionStatuses } from '#src/features/submissions/data/submission.ts';

type SubmissionToolsProps = {
  status: SubmissionStatus | undefined;
  onStatus(status: SubmissionStatus | undefined): void;
  search: string;
  onSearch(text: string): void;
  direction: 'asc' | 'desc';
  onSort(direction: 'asc' | 'desc'): void;
  /** Cards have no column heads and no boxes to tick: order and ticking are switched here. */
  isPhone: boolean;
  isSelecting: boolean;
  onToggleSelecting(): void;
};

const statusOptions = [
  ['all', 'All Status'],
  ...submissionStatuses.map((status) => [status, statusNames[status]] as const),
] as const;

/** Above the submissions: what is shown of them, and in which order. */
export function SubmissionToolbar(props: SubmissionToolsProps) {
  return (
    <Box sx={toolbarStyle}>
      <Typography variant="h4" component="h2" sx={{ marginRight: 'auto' }}>
        Submissions
      </Typography>
      {props.isPhone && (
        <Button
          variant={props.isSelecting ? 'contained' : 'outlined'}
          aria-pressed={props.isSelecting}
          onClick={props.onToggleSelecting}
        >
          Select
        </Button>
      )}
      <FilterSelect
        label="Status"
        value={props.status ?? 'all'}
        options={statusOptions}
        onChange={(value) => props.onStatus(value === 'all' ? undefined : value)}
      />
      {props.isPhone && (
        <FilterSelect label="Order" value={props.direction} options={orderOptions} onChange={props.onSort} />
      )}
      <SearchField label="Search submissions" value={props.search} onChange={props.onSearch} />
    </Box>
  );
}

const orderOptions = [
  ['desc', 'Newest first'],
  ['asc', 'Oldest first'],
] as const;
