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
  onTurnStart(): void;
  onTurnCancel(): void;
};

type PendingTurn = {
  edge: 'first' | 'last';
  /** First row of the page that is left: another one means that the page was turned. */
  fromId: string | undefined;
};

export function usePageTurn({ rows, position, onOpen, ...page }: PageTurn) {
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
    const neighbour = rows[position.nextIndex];
    if (neighbour) return () => onOpen(neighbour.id);
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
    onKeyDown(event: KeyboardEvent) {
      if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
      const open = { ArrowLeft: onPrevious, ArrowRight: onNext }[event.key];
      if (!open) return;
      event.preventDefault();
      open();
    },
  };
}
