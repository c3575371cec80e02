import { useMemo, useState } from 'react';
import type { Patch } from '#src/components/paging/pagedList.ts';
import type { Submission } from '#src/features/submissions/data/submission.ts';

const none: ReadonlyMap<string, Submission> = new Map();

/** A row whose page is gone is used as it was when it was selected, any other as the list has it now. */
export function useRowSelection(loaded: readonly Submission[], shown: readonly Submission[]) {
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
    patch(patch: Patch<Submission>) {
      setSelected((current) => {
        const left = [...current.values()].map(patch).filter((row) => row !== undefined);
        return new Map(left.map((row) => [row.id, row]));
      });
    },
    clear,
    /** On a phone, where rows have no boxes until they are asked for. */
    isSelecting,
    toggleSelecting() {
      clear();
      setIsSelecting(!isSelecting);
    },
  };
}

export type RowSelection = ReturnType<typeof useRowSelection>;
