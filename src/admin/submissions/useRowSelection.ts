import { useState } from 'react';
import type { Submission } from '#src/features/submissions/data/submission.ts';

type Ticked = ReadonlyMap<string, Submission>;

const none: Ticked = new Map();

/**
 * The ticked submissions. They are kept as they were when they were ticked, since the page they stand on may be gone
 * from the screen, but shown as the list has them now.
 */
export function useRowSelection(loaded: readonly Submission[]) {
  const [ticked, setTicked] = useState(none);
  const known = new Map(loaded.map((row) => [row.id, row]));
  return {
    ids: new Set(ticked.keys()),
    rows: [...ticked.values()].map((row) => known.get(row.id) ?? row),
    /** Ticks exactly these. */
    tick(ids: ReadonlySet<string>) {
      const rows = [...ids].map((id) => known.get(id) ?? ticked.get(id));
      setTicked(new Map(rows.filter((row) => row !== undefined).map((row) => [row.id, row])));
    },
    /** Notes what was done to them; those that are left `undefined` are ticked no more. */
    amend(change: (row: Submission) => Submission | undefined) {
      setTicked((current) => {
        const rows = [...current.values()].map(change).filter((row) => row !== undefined);
        return new Map(rows.map((row) => [row.id, row]));
      });
    },
    clear: () => setTicked(none),
  };
}
