import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FilterSelect } from '#src/admin/shared/list/FilterSelect.tsx';
import { toolbarStyle } from '#src/admin/shared/list/listStyles.ts';
import { OrderSelect } from '#src/admin/shared/list/OrderSelect.tsx';
import { SearchField } from '#src/admin/shared/list/SearchField.tsx';
import { statusLabels } from '#src/admin/submissions/submissionLabels.ts';
import { type SubmissionStatus, submissionStatuses } from '#src/features/submissions/data/submission.ts';

type SubmissionToolbarProps = {
  status: SubmissionStatus | undefined;
  onStatus(status: SubmissionStatus | undefined): void;
  search: string;
  onSearch(text: string): void;
  direction: 'asc' | 'desc';
  onSort(direction: 'asc' | 'desc'): void;
  day: string | undefined;
  onDay(day: string | undefined): void;
  isPhone: boolean;
  isSelecting: boolean;
  onToggleSelecting(): void;
};

const statusOptions = [
  ['all', 'All Status'],
  ...submissionStatuses.map((status) => [status, statusLabels[status]] as const),
] as const;

export function SubmissionToolbar(props: SubmissionToolbarProps) {
  return (
    <Box sx={toolbarStyle}>
      <Stack
        direction="row"
        sx={{
          flex: props.isPhone ? '1 0 100%' : 'none',
          alignItems: 'center',
          justifyContent: 'space-between',
          marginRight: 'auto',
        }}
      >
        <Typography variant="h4" component="h2">
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
      </Stack>
      <FilterSelect
        label="Status"
        value={props.status ?? 'all'}
        options={statusOptions}
        onChange={(value) => props.onStatus(value === 'all' ? undefined : value)}
      />
      {props.isPhone && <OrderSelect direction={props.direction} onChange={props.onSort} />}
      <OutlinedInput
        type="date"
        size="small"
        value={props.day ?? ''}
        onChange={(event) => props.onDay(event.target.value || undefined)}
        slotProps={{ input: { 'aria-label': 'Begin with date' } }}
        sx={{ flex: 'none' }}
      />
      <SearchField label="Search submissions" value={props.search} onChange={props.onSearch} />
    </Box>
  );
}
