import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { type ReactNode, startTransition, useOptimistic } from 'react';
import { FilterSelect, ListToolbar } from '#src/admin/shared/list/ListToolbar.tsx';
import type { SubmissionUrl } from '#src/admin/submissions/list/useSubmissionList.ts';
import { statusLabels } from '#src/admin/submissions/messages.ts';
import { type SubmissionStatus, submissionStatuses } from '#src/features/submissions/data/submission.ts';

type SubmissionToolbarProps = {
  url: SubmissionUrl;
  actions: ReactNode;
  onFilter(status: SubmissionStatus | undefined): void;
};

export function SubmissionToolbar({ url, actions, onFilter }: SubmissionToolbarProps) {
  const { status, day = '' } = url.filter;
  // The text is ahead of the URL; otherwise the field would lose what is being typed.
  const [shownDay, showDay] = useOptimistic(day);

  function jumpTo(date: string) {
    startTransition(async () => {
      showDay(date);
      await url.setFilter({ date: date || undefined });
    });
  }

  return (
    <ListToolbar
      title="Submissions"
      isTitleHiddenOnPhone
      url={url}
      searchLabel="Search submissions"
      searched="Search every field"
      actions={actions}
      isFiltered={status !== undefined || day !== ''}
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
            startAdornment={
              <Typography
                variant="caption"
                aria-hidden
                noWrap
                sx={{ flex: 'none', color: 'text.secondary', marginRight: 1 }}
              >
                Jump to date
              </Typography>
            }
            value={shownDay}
            onChange={(event) => jumpTo(event.target.value)}
            slotProps={{ input: { 'aria-label': 'Jump to date' } }}
            sx={{ flex: 'none', width: '16rem' }}
          />
        </>
      }
    />
  );
}
