import type { Submission } from '#src/features/submissions/data/submission.ts';

type Watched = {
  /** Time of the newest submission when the admin's screens were opened. */
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

/** In milliseconds since 1970; 0 when there are no submissions. */
export function newestTime(rows: readonly Submission[]): number {
  return Math.max(0, ...rows.map(({ timestamp }) => timestamp ?? 0));
}
