import { useQuery } from '@tanstack/react-query';
import { orThrow, useQueryFailure } from '#src/admin/shared/queries.ts';
import { countSubmissions, type SubmissionCounts } from '#src/features/submissions/data/fetchSubmissions.ts';

/** Invalidate it after every change. */
export const submissionCountsKey = ['submissionCounts'];

export function useSubmissionCounts(): SubmissionCounts | undefined {
  const { data, error, refetch } = useQuery({
    queryKey: submissionCountsKey,
    queryFn: () => orThrow(countSubmissions()),
  });
  useQueryFailure(error, refetch);
  return data?.counts;
}
