import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useReducer,
  useSyncExternalStore,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { storedValue } from '#src/components/runtime/storedValue.ts';
import type { Submission } from '#src/features/submissions/data/submission.ts';
import { useNewestSubmissions } from '#src/features/submissions/data/useSubmissions.ts';
import { paths } from '#src/paths.ts';
import { arrivedSince, newestTime, unseenSince, watchedReducer } from './newSubmissions.ts';
import { showTabBadge } from './tabBadge.ts';
import { useDesktopNotifications } from './useDesktopNotifications.ts';

type NewSubmissions = {
  newest: readonly Submission[] | undefined;
  /** Came since the admin's screens were opened, and were neither opened nor marked. */
  arrived: readonly Submission[];
  /** Not seen on any dashboard of this browser. */
  unseenCount: number;
  markSeen(): void;
  markOpened(id: string): void;
};

const NewSubmissionsContext = createContext<NewSubmissions>({
  newest: undefined,
  arrived: [],
  unseenCount: 0,
  markSeen: () => undefined,
  markOpened: () => undefined,
});

const seenUntil = storedValue('submissions-seen-until');

/** As many as a page of the dashboard, with which the listener is shared. */
const watchedRows = 12;

export function NewSubmissionsProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const { status, data } = useNewestSubmissions({ direction: 'desc', size: watchedRows });
  const newest = status === 'success' ? data?.rows : undefined;
  const [watched, dispatch] = useReducer(watchedReducer, { since: undefined, openedIds: new Set<string>() });
  useEffect(() => {
    if (newest) dispatch({ type: 'listed', rows: newest });
  }, [newest]);
  const stored = useSyncExternalStore(seenUntil.subscribe, seenUntil.get);
  const { since } = watched;
  const unseen = useMemo(
    () => unseenSince(newest ?? [], stored === null ? since : Number(stored)),
    [newest, stored, since],
  );
  const unseenCount = unseen.length;
  useEffect(() => showTabBadge(unseenCount), [unseenCount]);
  useEffect(() => () => showTabBadge(0), []);
  // Not for what was there when the screens were opened: the admin has come to look at it.
  const unseenArrivals = useMemo(() => unseenSince(unseen, since), [unseen, since]);
  useDesktopNotifications(unseenArrivals, (id) =>
    navigate(`${paths.admin}?submission=${encodeURIComponent(id)}`),
  );

  const value = useMemo(
    () => ({
      newest,
      arrived: arrivedSince(newest ?? [], watched),
      unseenCount,
      markSeen() {
        const time = newestTime(newest ?? []);
        if (time > Number(seenUntil.get())) seenUntil.set(String(time));
      },
      markOpened: (id: string) => dispatch({ type: 'opened', id }),
    }),
    [newest, watched, unseenCount],
  );
  return <NewSubmissionsContext value={value}>{children}</NewSubmissionsContext>;
}

export function useNewSubmissions(): NewSubmissions {
  return useContext(NewSubmissionsContext);
}
