import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Submission } from '#src/features/submissions/submission.ts';

type ViewedOptions = {
  /** From the URL. */
  id: string | undefined;
  rows: readonly Submission[];
  /** Every row at hand, of all pages read so far. */
  loaded: readonly Submission[];
  /** Index of the first row in the whole list, and how long that is. */
  from: number;
  total: number | undefined;
  hasNextPage: boolean;
  onView(id: string): void;
  onNextPage(): Promise<boolean>;
  onPreviousPage(): void;
};

export const viewedHeadingId = 'submission-in-view';

/** The submission in view with its neighbours; it stays in view when it leaves the list, as by being marked. */
export function useViewedSubmission(options: ViewedOptions) {
  const { id, rows, loaded, from, total } = options;
  const [last, setLast] = useState<Submission>();
  const [entering, setEntering] = useState<'first' | 'last'>();
  const found = loaded.find((row) => row.id === id);
  if (found && found !== last) setLast(found);
  const submission = found ?? (last?.id === id ? last : undefined);
  const shownId = submission?.id;
  const focusThen = useRef<() => void>(undefined);
  useEffect(() => {
    if (shownId !== undefined) focusThen.current?.();
    focusThen.current = undefined;
  }, [shownId]);
  const index = rows.findIndex((row) => row.id === id);

  // A neighbour on the next or previous page comes into view when that page does.
  const firstId = rows[0]?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: waits for another page's rows
  useEffect(() => {
    const row = entering === 'first' ? rows[0] : rows.at(-1);
    if (!entering || !row) return;
    setEntering(undefined);
    options.onView(row.id);
  }, [firstId]);

  function enter(end: 'first' | 'last') {
    setEntering(end);
    // The grid takes the focus when the row it was on leaves with its page.
    focusThen.current = keptFocus();
  }

  function stay() {
    setEntering(undefined);
    focusThen.current = undefined;
  }

  function step(by: 1 | -1): (() => void) | undefined {
    const neighbour = rows[index + by];
    if (index !== -1 && neighbour) return () => options.onView(neighbour.id);
    if (index === rows.length - 1 && by === 1 && options.hasNextPage) {
      return () => {
        enter('first');
        void options.onNextPage().then((isShown) => isShown || stay());
      };
    }
    if (index !== 0 || by !== -1 || from === 0) return undefined;
    return () => {
      enter('last');
      options.onPreviousPage();
    };
  }

  const onPrevious = step(-1);
  const onNext = step(1);
  return {
    submission,
    /** Leads the keyboard to the submission that is coming into view. */
    focus(comingId: string | undefined) {
      if (comingId === shownId) focusHeading();
      else focusThen.current = focusHeading;
    },
    position: index === -1 ? '' : `${from + index + 1} of ${total ?? from + rows.length}`,
    onPrevious,
    onNext,
    /** A change that is not on the list any more, as by the filter, is noted here. */
    note: (changed: Submission) => setLast(changed),
    onKeyDown(event: KeyboardEvent) {
      if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
      const go = { ArrowLeft: onPrevious, ArrowRight: onNext }[event.key];
      if (!go) return;
      event.preventDefault();
      go();
    },
  };
}

function focusHeading(): void {
  document.getElementById(viewedHeadingId)?.focus();
}

function keptFocus(): () => void {
  const focused = document.activeElement;
  return () => focused instanceof HTMLElement && focused.focus();
}
