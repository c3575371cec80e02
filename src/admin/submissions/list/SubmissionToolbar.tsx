import OutlinedInput from '@mui/material/OutlinedInput';
import { FilterSelect, ListToolbar } from '#src/admin/shared/list/ListToolbar.tsx';
import type { SubmissionUrl } from '#src/admin/submissions/list/useSubmissionList.ts';
import { statusLabels } from '#src/admin/submissions/messages.ts';
import { type SubmissionStatus, submissionStatuses } from '#src/features/submissions/data/submission.ts';

type SubmissionToolbarProps = {
  url: SubmissionUrl;
  text: string;
  onSearch(text: string): void;
  onFilter(status: SubmissionStatus | undefined): void;
};

export function SubmissionToolbar({ url, text, onSearch, onFilter }: SubmissionToolbarProps) {
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
    />
  );
}
