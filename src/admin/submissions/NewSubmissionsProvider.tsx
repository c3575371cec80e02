import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { pageSize } from '#src/admin/shared/list/page.ts';
import { queriedPageSize, useLiveCounts, useLivePage } from '#src/admin/shared/list/useLivePages.ts';
import { useSubmissionsQuery } from '#src/admin/submissions/data/useSubmissions.ts';
import { storedValue } from '#src/components/state/storedValue.ts';
import { type Submission, toSubmission } from '#src/features/submissions/data/submission.ts';
import { paths } from '#src/paths.ts';
import { submissionQueries } from './data/submissionQueries.ts';
import { useDesktopNotifications } from './desktopNotifications.ts';

type NewSubmissions = {
  /** The newest one received since the admin area was opened. */
  latest: Submission | undefined;
  /** Number of new submissions that no dashboard in this browser has shown, such as '3' or '12+'; empty if none. */
  unseen: string;
  markSeen(): void;
};

const NewSubmissionsContext = createContext<NewSubmissions>({
  latest: undefined,
  unseen: '',
  markSeen: () => undefined,
});

export function useNewSubmissions(): NewSubmissions {
  return useContext(NewSubmissionsContext);
}

/** In ms since 1970. */
const seenUntil = storedValue('submissions-seen-until');

export function NewSubmissionsProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  // The dashboard's first page, so that both share one listener.
  const query = useSubmissionsQuery({ direction: 'desc', size: queriedPageSize });
  const { data } = useLivePage(query, toSubmission);
  useLiveCounts(data, submissionQueries.counts.queryKey);
  const newest = data?.rows ?? [];
  const [openedAt, setOpenedAt] = useState<number>();
  if (data && openedAt === undefined) setOpenedAt(newestTime(newest));

  const stored = useSyncExternalStore(seenUntil.subscribe, seenUntil.get);
  const seen = stored === null ? openedAt : Number(stored);
  const latest = newest.find(({ timestamp }) => openedAt !== undefined && (timestamp ?? 0) > openedAt);
  const unseenCount = newSince(newest, seen).length;
  const unseen = unseenCount === 0 ? '' : `${unseenCount}${unseenCount === pageSize ? '+' : ''}`;
  // Skips submissions from before the admin area was opened: the admin came to look at those.
  useDesktopNotifications(newSince(newest, openedAt), seenUntil, (id) =>
    navigate(`${paths.admin}?submission=${encodeURIComponent(id)}`),
  );

  function markSeen() {
    const time = newestTime(newest);
    if (time > Number(seenUntil.get())) seenUntil.set(String(time));
  }

  return <NewSubmissionsContext value={{ latest, unseen, markSeen }}>{children}</NewSubmissionsContext>;
}

function newSince(rows: readonly Submission[], time: number | undefined): Submission[] {
  if (time === undefined) return [];
  return rows.filter(({ status, timestamp }) => status === 'new' && timestamp !== null && timestamp > time);
}

/** In ms since 1970; 0 when there are no submissions. */
function newestTime(rows: readonly Submission[]): number {
  return Math.max(0, ...rows.map(({ timestamp }) => timestamp ?? 0));
}
