import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FilterSelect } from '#src/admin/shared/list/FilterSelect.tsx';
import { toolbarStyle } from '#src/admin/shared/list/listStyles.ts';
import { OrderSelect } from '#src/admin/shared/list/OrderSelect.tsx';
import { SearchField } from '#src/admin/shared/list/SearchField.tsx';
import { useIsPhone } from '#src/admin/shared/useIsPhone.ts';
import type { RowSelection } from '#src/admin/submissions/actions/useRowSelection.ts';
import { statusLabels } from '#src/admin/submissions/submissionLabels.ts';
import type { SubmissionUrl } from '#src/admin/submissions/useSubmissionUrl.ts';
import { submissionStatuses } from '#src/features/submissions/data/submission.ts';
import type { SearchText } from './useSearchText.ts';

type SubmissionToolbarProps = {
  url: SubmissionUrl;
  searchText: SearchText;
  selection: RowSelection;
};

const statusOptions = [
  ['all', 'All Status'],
  ...submissionStatuses.map((status) => [status, statusLabels[status]] as const),
] as const;

export function SubmissionToolbar({ url, searchText, selection }: SubmissionToolbarProps) {
  const isPhone = useIsPhone();
  return (
    <Box sx={toolbarStyle}>
      <Stack
        direction="row"
        sx={{
          flex: isPhone ? '1 0 100%' : 'none',
          alignItems: 'center',
          justifyContent: 'space-between',
          marginRight: 'auto',
        }}
      >
        <Typography variant="h4" component="h2">
          Submissions
        </Typography>
        {isPhone && (
          <Button
            variant={selection.isSelecting ? 'contained' : 'outlined'}
            aria-pressed={selection.isSelecting}
            onClick={selection.toggleSelecting}
          >
            Select
          </Button>
        )}
      </Stack>
      <FilterSelect
        label="Status"
        value={url.status ?? 'all'}
        options={statusOptions}
        onChange={(value) => {
          selection.clear();
          url.setStatus(value === 'all' ? undefined : value);
        }}
      />
      {isPhone && <OrderSelect direction={url.direction} onChange={url.setDirection} />}
      <OutlinedInput
        type="date"
        size="small"
        value={url.day ?? ''}
        onChange={(event) => url.setDay(event.target.value || undefined)}
        slotProps={{ input: { 'aria-label': 'Begin with date' } }}
        sx={{ flex: 'none' }}
      />
      <SearchField label="Search submissions" value={searchText.text} onChange={searchText.setText} />
    </Box>
  );
}
