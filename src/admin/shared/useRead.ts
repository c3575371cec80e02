import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFailureNotification } from '#src/components/notifications/useFailureNotification.ts';
import type { Result } from '#src/components/result.ts';

export type Read<Data> = {
  /** The last data for the same key, also during a reload and after a failure. */
  data: Data | undefined;
  /** The last data for any key. */
  lastData: Data | undefined;
  /** Of the last read; undefined while reading. */
  error: string | undefined;
  isLoading: boolean;
  /** Reads again and drops a pending answer. Resolves when the new answer is here, or superseded. */
  reload(): Promise<void>;
  /** Applies a change that was already made on the server. */
  change(change: (data: Data) => Data): void;
};

type State<Data> = {
  key: string | undefined;
  known?: { key: string | undefined; data: Data } | undefined;
  error?: string | undefined;
  isLoading: boolean;
};

/** Reads when `key` changes (decision 028), and not at all if it is `undefined`; drops answers for other keys. */
export function useRead<Data extends object>(
  key: string | undefined,
  read: (signal: AbortSignal) => Promise<Result<Data>>,
): Read<Data> {
  return useMergedRead<Data, Data>(
    key,
    (_, signal) => read(signal),
    (_, answer) => answer,
  );
}

/** Like `useRead`, but merges each answer into the known data. */
export function useMergedRead<Data extends object, Answer extends object>(
  key: string | undefined,
  read: (known: Data | undefined, signal: AbortSignal) => Promise<Result<Answer>>,
  merge: (known: Data | undefined, answer: Answer) => Data,
): Read<Data> {
  const [state, setState] = useState<State<Data>>({ key, isLoading: key !== undefined });
  const pending = useRef<AbortController>(undefined);
  const isCurrent = state.key === key;
  const data = state.known?.key === key ? state.known?.data : undefined;

  async function reload(): Promise<void> {
    pending.current?.abort();
    const controller = new AbortController();
    pending.current = controller;
    setState(({ known }) => ({ key, known, isLoading: true }));
    const answer = await read(data, controller.signal);
    if (controller.signal.aborted) return;
    setState(({ known }) => {
      if (!answer.success) return { key, known, error: answer.error, isLoading: false };
      const before = known?.key === key ? known?.data : undefined;
      return { key, known: { key, data: merge(before, answer) }, isLoading: false };
    });
  }

  const readFirst = useEffectEvent(reload);
  useEffect(() => {
    if (key !== undefined) void readFirst();
    return () => pending.current?.abort();
  }, [key]);

  return {
    data,
    lastData: state.known?.data,
    error: isCurrent ? state.error : undefined,
    isLoading: isCurrent ? state.isLoading : key !== undefined,
    reload,
    change: (change) =>
      setState((last) => ({
        ...last,
        known: last.known && { key: last.known.key, data: change(last.known.data) },
      })),
  };
}

/** Shows a failed read with Retry until it succeeds, `subject` changes or the screen is left. */
export function useReadFailure(
  subject: string,
  { data, error, reload }: Pick<Read<object>, 'data' | 'error'> & { reload(): unknown },
): void {
  const failure = useFailureNotification(subject);
  const report = useEffectEvent((message: string) => failure.report(message, () => void reload()));
  const withdraw = useEffectEvent(() => failure.withdraw());
  useEffect(() => {
    if (error !== undefined) report(error);
  }, [error]);
  useEffect(() => {
    if (data !== undefined) withdraw();
  }, [data]);
}
