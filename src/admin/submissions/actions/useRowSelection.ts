import { useState } from 'react';
import type { Submission, SubmissionStatus } from '#src/features/submissions/data/submission.ts';

export type RowSelection = ReturnType<typeof useRowSelection>;

/** Rows stay selected while paging, until their status takes them out of the list. */
export function useRowSelection(shown: readonly Submission[], status: SubmissionStatus | undefined) {
  const [picked, setPicked] = useState<readonly Submission[]>([]);
  const [isSelecting, setIsSelecting] = useState(false);
  const rows = picked
    .map((row) => shown.find(({ id }) => id === row.id) ?? row)
    .filter((row) => !status || row.status === status);
  const ids: ReadonlySet<string> = new Set(rows.map(({ id }) => id));
  const clear = () => setPicked([]);

  return {
    ids,
    rows,
    /** Number of selected rows that are on another page. */
    hiddenCount: rows.length - shown.filter(({ id }) => ids.has(id)).length,
    select(wanted: ReadonlySet<string>) {
      const known = new Map([...rows, ...shown].map((row) => [row.id, row]));
      setPicked([...wanted].flatMap((id) => known.get(id) ?? []));
    },
    /** Applies a change made on the server; `undefined` deselects the row. */
    change: (change: (row: Submission) => Submission | undefined) =>
      setPicked((before) => before.map(change).filter((row): row is Submission => row !== undefined)),
    selectShown: () => setPicked([...rows, ...shown.filter(({ id }) => !ids.has(id))]),
    clear,
    /** For phones, where checkboxes are hidden until this is on. */
    isSelecting,
    toggleSelecting() {
      clear();
      setIsSelecting(!isSelecting);
    },
  };
}
