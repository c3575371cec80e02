import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import type { ListPosition } from './useOpenRow.ts';

type PageTurn = {
  rows: readonly { id: string }[];
  position: ListPosition | undefined;
  hasPreviousPage: boolean;
  hasNextPage: boolean;
  onOpen(id: string): void;
  /** @returns whether there was another page */
  onNextPage(): Promise<boolean>;
  onPreviousPage(): void;
  onTurnStart(): void;
  onTurnCancel(): void;
};

type PendingTurn = {
  edge: 'first' | 'last';
  /** First row of the page being left: once it differs, the page has changed. */
  fromId: string | undefined;
};

export type PageTurns = {
  /** Undefined at the start of the list. */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onKeyDown(event: KeyboardEvent): void;
};

/** Moves from one submission to the next, also across pages. */
export function usePageTurn({ rows, position, onOpen, ...page }: PageTurn): PageTurns {
  const [pendingTurn, setPendingTurn] = useState<PendingTurn>();
  const firstId = rows[0]?.id;
  const isTurned = pendingTurn !== undefined && pendingTurn.fromId !== firstId;
  const edgeId = isTurned ? (pendingTurn.edge === 'first' ? rows[0] : rows.at(-1))?.id : undefined;
  const openEdge = useEffectEvent((id: string) => {
    setPendingTurn(undefined);
    onOpen(id);
  });
  useEffect(() => {
    if (edgeId !== undefined) openEdge(edgeId);
  }, [edgeId]);

  function start(edge: PendingTurn['edge']) {
    setPendingTurn({ edge, fromId: firstId });
    page.onTurnStart();
  }

  function openNext(): (() => void) | undefined {
    if (!position) return undefined;
    const neighbor = rows[position.nextIndex];
    if (neighbor) return () => onOpen(neighbor.id);
    if (!page.hasNextPage) return undefined;
    return () => {
      start('first');
      void page.onNextPage().then((isShown) => {
        if (isShown) return;
        setPendingTurn(undefined);
        page.onTurnCancel();
      });
    };
  }

  function openPrevious(): (() => void) | undefined {
    if (!position) return undefined;
    const neighbor = rows[position.index - 1];
    if (neighbor) return () => onOpen(neighbor.id);
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
    onKeyDown(event) {
      if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
      const open = { ArrowLeft: onPrevious, ArrowRight: onNext }[event.key];
      if (!open) return;
      event.preventDefault();
      open();
    },
  };
}
