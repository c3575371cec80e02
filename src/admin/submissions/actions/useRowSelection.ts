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

  const unselected = shown.filter(({ id }) => !ids.has(id));

  return {
    ids,
    rows,
    /** Number of selected rows that are on another page. */
    hiddenCount: rows.length - (shown.length - unselected.length),
    select: (wanted: readonly string[]) =>
      setPicked([...rows, ...unselected].filter(({ id }) => wanted.includes(id))),
    selectShown: () => setPicked([...rows, ...unselected]),
    /** Applies a change made on the server; `undefined` deselects the row. */
    change: (change: (row: Submission) => Submission | undefined) =>
      setPicked((before) => before.map(change).filter((row): row is Submission => row !== undefined)),
    /** For phones, where checkboxes are hidden until this is on. */
    isSelecting,
    toggleSelecting() {
      setPicked([]);
      setIsSelecting(!isSelecting);
    },
  };
}
