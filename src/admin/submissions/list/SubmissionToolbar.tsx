import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useIsPhone } from '#src/admin/adminLayout.ts';
import { FilterSelect, ListToolbar } from '#src/admin/shared/list/ListToolbar.tsx';
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
  const { status, day } = url.filter;
  return (
    <ListToolbar
      title="Submissions"
      isTitleHiddenOnPhone
      url={url}
      searchLabel="Search submissions"
      text={text}
      onSearch={onSearch}
      isFiltered={status !== undefined || day !== undefined}
      filters={
        <>
          <FilterSelect
            label="Status"
            all="All Status"
            options={submissionStatuses}
            names={statusLabels}
            value={status}
            onChange={onFilter}
          />
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
