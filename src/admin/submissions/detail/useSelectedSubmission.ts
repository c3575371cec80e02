import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Submission, SubmissionStatus } from '#src/features/submissions/data/submission.ts';
import { useListPosition } from './useListPosition.ts';
import { useSubmission } from './useSubmission.ts';

type ViewedOptions = {
  /** From the URL. */
  id: string | undefined;
  rows: readonly Submission[];
  /** Every row at hand, of all pages read so far. */
  loaded: readonly Submission[];
  /** The list is there: what is not in it must be read by itself. */
  isListKnown: boolean;
  /** Index of the first row in the whole list, and how long that is. */
  from: number;
  total: number | undefined;
  hasNextPage: boolean;
  onView(id: string): void;
  /** There is no such submission any more. */
  onMissing(): void;
  onNextPage(): Promise<boolean>;
  onPreviousPage(): void;
};

/** A change made here, until the list says something else than it did before. */
type Noted = { before: SubmissionStatus; after: Submission };

export const viewedHeadingId = 'submission-in-view';

/** The submission in view with its neighbours; it stays in view when it leaves the list, as by being marked. */
export function useSelectedSubmission(options: ViewedOptions) {
  const { id, rows, loaded, from, total } = options;
  const [last, setLast] = useState<Submission>();
  const [noted, setNoted] = useState<Noted>();
  const [entering, setEntering] = useState<'first' | 'last'>();
  const found = loaded.find((row) => row.id === id);
  const isAway = found === undefined && last?.id !== id && options.isListKnown;
  const fetched = useSubmission(isAway ? id : undefined, options.onMissing);
  if (found && found !== last) setLast(found);
  if (isAway && fetched?.id === id) setLast(fetched);
  const listed = found ?? (last?.id === id ? last : undefined);
  if (noted && listed?.status !== noted.before) setNoted(undefined);
  const submission = noted && noted.after.id === id ? noted.after : listed;
  const shownId = submission?.id;
  const focusThen = useRef<() => void>(undefined);
  useEffect(() => {
    if (shownId !== undefined) focusThen.current?.();
    focusThen.current = undefined;
  }, [shownId]);
  const place = useListPosition(id, rows, from, found === undefined);

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

  function nextStep(): (() => void) | undefined {
    if (!place) return undefined;
    const neighbour = rows[place.following];
    if (neighbour) return () => options.onView(neighbour.id);
    if (!options.hasNextPage) return undefined;
    return () => {
      enter('first');
      void options.onNextPage().then((isShown) => isShown || stay());
    };
  }

  function previousStep(): (() => void) | undefined {
    if (!place) return undefined;
    const neighbour = rows[place.index - 1];
    if (neighbour) return () => options.onView(neighbour.id);
    if (from === 0) return undefined;
    return () => {
      enter('last');
      options.onPreviousPage();
    };
  }

  const onPrevious = previousStep();
  const onNext = nextStep();
  return {
    submission,
    /** Leads the keyboard to the submission that is coming into view. */
    focus(comingId: string | undefined) {
      if (comingId === shownId) focusHeading();
      else focusThen.current = focusHeading;
    },
    position: place?.isListed ? `${from + place.index + 1} of ${total ?? from + rows.length}` : '',
    /** The submissions nearest to it in the list, the one that follows first. */
    nearest: place ? nearestTo(rows, place) : [],
    onPrevious,
    onNext,
    /** Notes that it was marked: the list need not know yet, and may have lost it by that. */
    note(ids: readonly string[], status: SubmissionStatus) {
      if (!submission || !listed || !ids.includes(submission.id)) return;
      const isKnown = listed.status === status;
      setNoted(isKnown ? undefined : { before: listed.status, after: { ...submission, status } });
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
      const go = { ArrowLeft: onPrevious, ArrowRight: onNext }[event.key];
      if (!go) return;
      event.preventDefault();
      go();
    },
  };
}

function nearestTo(rows: readonly Submission[], place: { index: number; following: number }): Submission[] {
  return [...rows.slice(place.following), ...rows.slice(0, place.index).reverse()];
}

function focusHeading(): void {
  document.getElementById(viewedHeadingId)?.focus();
}

function keptFocus(): () => void {
  const focused = document.activeElement;
  return () => focused instanceof HTMLElement && focused.focus();
}
