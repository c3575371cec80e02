import { type AdminList, useAdminList } from '#src/admin/shared/list/useAdminList.ts';
import {
  fetchSubmissionPage,
  type SubmissionCursor,
} from '#src/features/submissions/data/fetchSubmissions.ts';
import type { Submission, SubmissionPage } from '#src/features/submissions/data/submission.ts';
import { useNewestSubmissions } from '#src/features/submissions/data/useSubmissions.ts';
import { submissionMessages } from '#src/features/submissions/messages.ts';

export const submissionPageSize = 12;

export function useSubmissionPages(
  listKey: string,
  filter: Omit<SubmissionPage, 'size'>,
): AdminList<Submission, SubmissionCursor> {
  return useAdminList<Submission, SubmissionCursor>({
    listKey,
    newest: useNewestSubmissions({ ...filter, size: submissionPageSize }),
    errorMessage: submissionMessages.list,
    fetchPage: (after) => fetchSubmissionPage({ ...filter, size: submissionPageSize, after }),
  });
}
