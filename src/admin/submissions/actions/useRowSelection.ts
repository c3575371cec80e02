import { useMemo, useState } from 'react';
import type { Patch } from '#src/components/paging/pagedList.ts';
import type { Submission } from '#src/features/submissions/data/submission.ts';

const none: ReadonlyMap<string, Submission> = new Map();

/** A selected row has the list's current data, or its data when selected if its page is gone. */
export type RowSelection = {
  ids: ReadonlySet<string>;
  rows: readonly Submission[];
  /** Number of selected rows that are on another page. */
  hiddenCount: number;
  select(ids: ReadonlySet<string>): void;
  selectShown(): void;
  patch(patch: Patch<Submission>): void;
  clear(): void;
  /** For phones, where checkboxes are hidden until this is on. */
  isSelecting: boolean;
  toggleSelecting(): void;
};

export function useRowSelection(loaded: readonly Submission[], shown: readonly Submission[]): RowSelection {
  const [selected, setSelected] = useState(none);
  const [isSelecting, setIsSelecting] = useState(false);
  const ids: ReadonlySet<string> = useMemo(() => new Set(selected.keys()), [selected]);
  const rows = useMemo(() => {
    const known = new Map(loaded.map((row) => [row.id, row]));
    return [...selected.values()].map((row) => known.get(row.id) ?? row);
  }, [selected, loaded]);

  function select(wanted: ReadonlySet<string>) {
    const known = new Map([...selected.values(), ...loaded, ...shown].map((row) => [row.id, row]));
    setSelected(new Map([...wanted].flatMap((id) => known.get(id) ?? []).map((row) => [row.id, row])));
  }

  function clear() {
    setSelected(none);
  }

  return {
    ids,
    rows,
    hiddenCount: ids.size - shown.filter(({ id }) => ids.has(id)).length,
    select,
    selectShown: () => select(new Set([...ids, ...shown.map(({ id }) => id)])),
    patch(patch) {
      setSelected((current) => {
        const left = [...current.values()].map(patch).filter((row) => row !== undefined);
        return new Map(left.map((row) => [row.id, row]));
      });
    },
    clear,
    isSelecting,
    toggleSelecting() {
      clear();
      setIsSelecting(!isSelecting);
    },
  };
}
