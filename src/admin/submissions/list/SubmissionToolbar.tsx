import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useIsPhone } from '#src/admin/adminLayout.ts';
import { FilterSelect, ListToolbar, OrderSelect, SearchField } from '#src/admin/shared/list/ListToolbar.tsx';
import type { RowSelection } from '#src/admin/submissions/actions/RowSelection.tsx';
import type { SubmissionUrl } from '#src/admin/submissions/list/useSubmissionList.ts';
import { statusLabels } from '#src/admin/submissions/messages.ts';
import { type SubmissionStatus, submissionStatuses } from '#src/features/submissions/data/submission.ts';

type SubmissionToolbarProps = {
  url: SubmissionUrl;
  text: string;
  selection: Pick<RowSelection, 'isSelecting' | 'toggleSelecting'>;
  onSearch(text: string): void;
  onFilter(status: SubmissionStatus | undefined): void;
};

export function SubmissionToolbar({ url, text, selection, onSearch, onFilter }: SubmissionToolbarProps) {
  const isPhone = useIsPhone();
  const { status, direction, day } = url.filter;
  return (
    <ListToolbar
      title="Submissions"
      isTitleHiddenOnPhone
      isFiltered={status !== undefined || direction === 'asc' || day !== undefined}
      search={<SearchField label="Search submissions" value={text} onChange={onSearch} />}
      filters={
        <>
          <FilterSelect
            label="Status"
            value={status ?? 'all'}
            options={statusOptions}
            onChange={(value) => onFilter(value === 'all' ? undefined : value)}
          />
          {isPhone && <OrderSelect direction={direction} onChange={url.setDirection} />}
          <OutlinedInput
            type="date"
            size="small"
            value={day ?? ''}
            onChange={(event) => url.setDay(event.target.value)}
            slotProps={{ input: { 'aria-label': 'Jump to date', title: 'Jump to date' } }}
            sx={{ flex: 'none' }}
          />
        </>
      }
      actions={
        isPhone && (
          <Button
            variant={selection.isSelecting ? 'contained' : 'outlined'}
            aria-pressed={selection.isSelecting}
            onClick={selection.toggleSelecting}
            sx={{ paddingInline: 1.25 }}
          >
            Select
          </Button>
        )
      }
    />
  );
}

const statusOptions = [
  ['all', 'All Status'],
  ...submissionStatuses.map((status) => [status, statusLabels[status]] as const),
] as const;
