import { createContext, use } from 'react';
import { RowActionButton } from '#src/admin/shared/list/RowActionButton.tsx';
import { submissionName } from '#src/admin/submissions/messages.ts';
import type { Submission } from '#src/features/submissions/data/submission.ts';

type SubmissionRows = { onOpen(submission: Submission): void; onDelete(submission: Submission): void };

/** What all rows share. A context, so that the grid's columns never change. */
export const SubmissionRowsContext = createContext<SubmissionRows | null>(null);

export function useSubmissionRows(): SubmissionRows {
  const rows = use(SubmissionRowsContext);
  if (!rows) throw new Error('Submissions are listed inside SubmissionRowsContext only');
  return rows;
}

type SubmissionRowActionsProps = { submission: Submission; tabIndex?: number; isStretched?: boolean };

export function SubmissionRowActions(props: SubmissionRowActionsProps) {
  const { submission, tabIndex = 0, isStretched = false } = props;
  const { onOpen, onDelete } = useSubmissionRows();
  const shared = { itemName: submissionName(submission), tabIndex };
  return (
    <>
      <RowActionButton
        {...shared}
        name="View"
        documentId={submission.id}
        isStretched={isStretched}
        onClick={() => onOpen(submission)}
      />
      <RowActionButton {...shared} name="Delete" onClick={() => onDelete(submission)} />
    </>
  );
}
