import { queryOptions } from '@tanstack/react-query';
import { readStatus } from '#src/admin/shared/readStatus.ts';
import { fetchDeletedSubmissions, removeExpiredSubmissions } from './deletedSubmissions.ts';
import { countSubmissions } from './fetchSubmissions.ts';

/** The first part of the key of every search through all submissions. */
export const submissionSearchKey = 'submissionSearch';

/** Queries that are read once, unlike the live list. */
export const submissionQueries = {
  /** Invalidate it after every change. */
  counts: queryOptions({ queryKey: ['submissionCounts'], queryFn: countSubmissions }),
  deleted: queryOptions({
    queryKey: ['deletedSubmissions'],
    queryFn: fetchDeletedSubmissions,
    gcTime: 0,
  }),
  /** Once per visit. */
  expired: queryOptions({
    queryKey: ['expiredSubmissions'],
    queryFn: removeExpiredSubmissions,
    staleTime: Number.POSITIVE_INFINITY,
  }),
  status: (of: 'mail' | 'publishing') =>
    queryOptions({ queryKey: ['status', of], queryFn: () => readStatus(of) }),
};
