import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import type { useListPosition } from './useListPosition.ts';

type PageTurn = {
  rows: readonly { id: string }[];
  position: ReturnType<typeof useListPosition>;
  hasPreviousPage: boolean;
  hasNextPage: boolean;
  onOpen(id: string): void;
  /** @returns whether there was a page to show */
  onNextPage(): Promise<boolean>;
  onPreviousPage(): void;
  /** Called before a page is turned, and when it was not turned after all. */
  onTurn(): void;
  onCancel(): void;
};

/** The way from the open submission to its neighbours, over the ends of a page too. */
export function usePageTurn({ rows, position, onOpen, ...page }: PageTurn) {
  const [pendingEdge, setPendingEdge] = useState<'first' | 'last'>();
  const openEdge = useEffectEvent(() => {
    const row = pendingEdge === 'first' ? rows[0] : rows.at(-1);
    if (!pendingEdge || !row) return;
    setPendingEdge(undefined);
    onOpen(row.id);
  });
  const firstId = rows[0]?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another first row is another page
  useEffect(() => openEdge(), [firstId]);

  function start(edge: 'first' | 'last') {
    setPendingEdge(edge);
    page.onTurn();
  }

  function openNext(): (() => void) | undefined {
    if (!position) return undefined;
    const neighbour = rows[position.nextIndex];
    if (neighbour) return () => onOpen(neighbour.id);
    if (!page.hasNextPage) return undefined;
    return () => {
      start('first');
      void page.onNextPage().then((isShown) => {
        if (isShown) return;
        setPendingEdge(undefined);
        page.onCancel();
      });
    };
  }

  function openPrevious(): (() => void) | undefined {
    if (!position) return undefined;
    const neighbour = rows[position.index - 1];
    if (neighbour) return () => onOpen(neighbour.id);
    if (!page.hasPreviousPage) return undefined;
    return () => {
      start('last');
      page.onPreviousPage();
    };
  }

  const onPrevious = openPrevious();
  const onNext = openNext();
  return {
    onPrevious,
    onNext,
    /** The arrow keys lead to the neighbours. */
    onKeyDown(event: KeyboardEvent) {
      if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
      const open = { ArrowLeft: onPrevious, ArrowRight: onNext }[event.key];
      if (!open) return;
      event.preventDefault();
      open();
    },
  };
}
