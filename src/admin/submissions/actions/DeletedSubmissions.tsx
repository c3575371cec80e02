import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useConfirm } from '#src/admin/shared/dialogs/ConfirmDialog.tsx';
import { DeletedRecords } from '#src/admin/shared/dialogs/DeletedRecords.tsx';
import { focusRowInstead, rowToFocusAfter } from '#src/admin/shared/list/focusRow.ts';
import {
  type DeletedSubmission,
  maxListedDeletions,
} from '#src/admin/submissions/data/deletedSubmissions.ts';
import { submissionQueries } from '#src/admin/submissions/data/submissionQueries.ts';
import { deleteForGood } from '#src/admin/submissions/data/updateSubmissions.ts';
import { forGoodConfirmation, messageStart, submissionName } from '#src/admin/submissions/messages.ts';
import { notifyFailure } from '#src/components/notifications/notificationQueue.ts';
import { useRestore } from './useRestore.ts';

type Row = { id: string; name: string; text: string; deletedAt: number };

export function DeletedSubmissions() {
  const client = useQueryClient();
  const { confirm, dialog } = useConfirm();
  const restore = useRestore();

  /** Focus moves on before the row leaves, or the dialog would take it. */
  async function leave({ id }: Row, action: () => Promise<boolean>) {
    const { queryKey } = submissionQueries.deleted;
    const deletions = client.getQueryData(queryKey) ?? [];
    const rows = deletions.map(({ submission }) => submission);
    if (!(await action())) return;
    focusRowInstead(rowToFocusAfter(rows, id)?.id);
    void client.invalidateQueries({ queryKey });
  }

  async function remove(row: Row): Promise<boolean> {
    const result = await deleteForGood([row.id]);
    const retry = () => void leave(row, () => remove(row));
    if (!result.success) notifyFailure(`${result.error}: ${row.name}`, retry, `delete ${row.id}`);
    return result.success;
  }

  async function askAndRemove(row: Row) {
    if (await confirm(forGoodConfirmation(row.name))) await leave(row, () => remove(row));
  }

  return (
    <>
      <DeletedRecords
        title="Deleted Submissions"
        query={{ ...submissionQueries.deleted, select: toRows }}
        max={maxListedDeletions}
        actions={(row) => (
          <>
            <Button
              variant="outlined"
              size="small"
              aria-label={`Restore ${row.name}`}
              data-row-id={row.id}
              onClick={() => void leave(row, () => restore([row.id]))}
            >
              Restore
            </Button>
            <Button
              variant="outlined"
              size="small"
              color="error"
              aria-label={`Delete for Good: ${row.name}`}
              onClick={() => void askAndRemove(row)}
            >
              Delete for Good
            </Button>
          </>
        )}
      />
      {dialog}
    </>
  );
}

function toRows(deletions: readonly DeletedSubmission[]): Row[] {
  return deletions.map(({ submission, deletedAt }) => ({
    id: submission.id,
    name: submissionName(submission),
    text: [submission.service, messageStart(submission)].filter(Boolean).join(': '),
    deletedAt,
  }));
}
