import { useEffect, useState } from 'react';
import { useObservable } from 'reactfire';
import { map, NEVER, type Observable } from 'rxjs';
import type { Answer } from './listening.ts';
import { liveRead, type Outcome, type Readers } from './liveReads.ts';

/** A live read as a screen sees it. */
export type Live<T> = {
  status: 'loading' | 'success' | 'error';
  /** The last rows known, also while loading or after a failure. */
  data: T | undefined;
  /** The underlying error, to tell one failure from another. */
  cause: unknown;
  retry(): void;
};

type LiveOptions<T> = {
  /** One key per distinct query; reads of one `group` hand their last rows on while the next one loads. */
  key: string;
  group: string;
  readers: Readers;
  listen: () => Observable<Answer<T>>;
  /** Stops listening and keeps the last rows, for a list that is out of sight. */
  isPaused?: boolean;
};

/** Follows a query or document through reactfire for as long as the screen shows it. Never throws. */
export function useLive<T>({ group, readers, isPaused = false, ...source }: LiveOptions<T>): Live<T> {
  const key = isPaused ? `${group}:paused` : source.key;
  const read = liveRead<T>(key, isPaused ? () => NEVER : source.listen, readers);
  const { data: outcome = { status: 'waiting' } } = useObservable<Outcome<T>>(key, read.outcomes);
  useEffect(() => read.join(), [read]);
  const data = useLast(group, outcome.status === 'success' ? outcome.data : undefined);
  return {
    status: outcome.status === 'waiting' ? 'loading' : outcome.status,
    data,
    cause: outcome.status === 'error' ? outcome.error : undefined,
    retry: read.retry,
  };
}

/** The answers with their data turned into what the app works with. */
export function mapAnswers<A, B>(
  answers: Observable<Answer<A>>,
  turn: (data: A) => B,
): Observable<Answer<B>> {
  return answers.pipe(
    map((answer) => (answer.status === 'success' ? { ...answer, data: turn(answer.data) } : answer)),
  );
}

function useLast<T>(group: string, data: T | undefined): T | undefined {
  const [last, setLast] = useState({ group, data });
  if (last.group !== group || (data !== undefined && last.data !== data)) setLast({ group, data });
  return data ?? (last.group === group ? last.data : undefined);
}
