import { useQuery } from '@tanstack/react-query';
import { orThrow } from '#src/admin/shared/queries.ts';
import { useFailure } from '#src/components/notifications/useFailure.ts';
import { countSubmissions, type SubmissionCounts } from '#src/features/submissions/data/fetchSubmissions.ts';

/** Invalidate it after every change. */
export const submissionCountsKey = ['submissionCounts'];

export function useSubmissionCounts(): SubmissionCounts | undefined {
  const { data, error, refetch } = useQuery({
    queryKey: submissionCountsKey,
    queryFn: () => orThrow(countSubmissions()),
  });
  useFailure(error, refetch);
  return data?.counts;
}
