import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useIsPhone } from '#src/admin/adminLayout.ts';
import { FilterSelect, OrderSelect, SearchField } from '#src/admin/shared/list/ListFilters.tsx';
import { toolbarStyle } from '#src/admin/shared/list/listStyles.ts';
import type { RowSelection } from '#src/admin/submissions/actions/useRowSelection.ts';
import { statusLabels } from '#src/admin/submissions/submissionLabels.ts';
import type { SubmissionUrl } from '#src/admin/submissions/useSubmissionUrl.ts';
import { type SubmissionStatus, submissionStatuses } from '#src/features/submissions/data/submission.ts';
import type { SearchText } from './useSearchText.ts';

type SubmissionToolbarProps = {
  url: SubmissionUrl;
  searchText: SearchText;
  selection: Pick<RowSelection, 'isSelecting' | 'toggleSelecting'>;
  onFilter(status: SubmissionStatus | undefined): void;
};

const statusOptions = [
  ['all', 'All Status'],
  ...submissionStatuses.map((status) => [status, statusLabels[status]] as const),
] as const;

export function SubmissionToolbar({ url, searchText, selection, onFilter }: SubmissionToolbarProps) {
  const isPhone = useIsPhone();
  return (
    <Box sx={toolbarStyle}>
      {/* On a phone, the counters above say it, and the space is needed for the first submission. */}
      <Typography variant="h4" component="h2" sx={isPhone ? visuallyHidden : { marginRight: 'auto' }}>
        Submissions
      </Typography>
      <FilterSelect
        label="Status"
        value={url.status ?? 'all'}
        options={statusOptions}
        onChange={(value) => onFilter(value === 'all' ? undefined : value)}
      />
      {isPhone && (
        <>
          <OrderSelect direction={url.direction} onChange={url.setDirection} />
          <Button
            variant={selection.isSelecting ? 'contained' : 'outlined'}
            aria-pressed={selection.isSelecting}
            onClick={selection.toggleSelecting}
            sx={{ paddingInline: 1.25 }}
          >
            Select
          </Button>
        </>
      )}
      <OutlinedInput
        type="date"
        size="small"
        value={url.day ?? ''}
        onChange={(event) => url.setDay(event.target.value || undefined)}
        slotProps={{ input: { 'aria-label': 'Jump to date' } }}
        sx={{ flex: 'none' }}
      />
      <SearchField label="Search submissions" value={searchText.text} onChange={searchText.setText} />
    </Box>
  );
}
