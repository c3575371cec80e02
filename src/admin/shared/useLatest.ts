import { type RefObject, useLayoutEffect, useRef } from 'react';

/** What the last render knew, for whatever goes on after its own: the answer of a server, a press on Retry. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
