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
import { storedValue } from '#src/components/state/storedValue.ts';
import type { Submission } from '#src/features/submissions/data/submission.ts';
import { useNewestSubmissions } from '#src/features/submissions/data/useSubmissions.ts';
import { paths } from '#src/paths.ts';
import { showTabBadge } from './showTabBadge.ts';
import { useDesktopNotifications } from './useDesktopNotifications.ts';

type NewSubmissions = {
  newest: readonly Submission[] | undefined;
  /** Received since the admin area was opened, and neither opened nor marked. */
  arrived: readonly Submission[];
  /** Not yet seen on any dashboard in this browser. */
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

/** The dashboard's page size, so that both share one listener. */
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
  // Skips submissions that were there when the admin area was opened: the admin came to look at those.
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

type Watched = {
  /** Time of the newest submission when the admin area was opened. */
  since: number | undefined;
  openedIds: ReadonlySet<string>;
};

type WatchedAction = { type: 'listed'; rows: readonly Submission[] } | { type: 'opened'; id: string };

export function watchedReducer(state: Watched, action: WatchedAction): Watched {
  if (action.type === 'listed') {
    return state.since === undefined ? { ...state, since: newestTime(action.rows) } : state;
  }
  return state.openedIds.has(action.id)
    ? state
    : { ...state, openedIds: new Set(state.openedIds).add(action.id) };
}

export function arrivedSince(rows: readonly Submission[], { since, openedIds }: Watched): Submission[] {
  return unseenSince(rows, since).filter(({ id }) => !openedIds.has(id));
}

export function unseenSince(rows: readonly Submission[], seenUntil: number | undefined): Submission[] {
  if (seenUntil === undefined) return [];
  return rows.filter(
    ({ status, timestamp }) => status === 'new' && timestamp !== null && timestamp > seenUntil,
  );
}

/** In ms since 1970; 0 when there are no submissions. */
export function newestTime(rows: readonly Submission[]): number {
  return Math.max(0, ...rows.map(({ timestamp }) => timestamp ?? 0));
}
