import { useEffect, useEffectEvent, useRef } from 'react';
import { useLatest } from '#src/admin/shared/useLatest.ts';

/**
 * Writes the latest scheduled value, at most `ms` after the first change and on unmount.
 * `flush` writes it now and returns the result of `write`, or `undefined` when nothing is pending.
 */
export function useDebouncedWriter<Value, Answer>(write: (value: Value) => Answer, ms: number) {
  const latestWrite = useLatest(write);
  const pending = useRef<{ value: Value }>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function cancel(): void {
    clearTimeout(timer.current);
    timer.current = undefined;
    pending.current = null;
  }

  function flush(): Answer | undefined {
    const change = pending.current;
    cancel();
    return change ? latestWrite.current(change.value) : undefined;
  }

  const flushOnUnmount = useEffectEvent(() => void flush());
  useEffect(() => () => flushOnUnmount(), []);

  return {
    schedule(value: Value): void {
      pending.current = { value };
      timer.current ??= setTimeout(flush, ms);
    },
    flush,
    cancel,
  };
}
