import { type RefObject, useLayoutEffect, useRef } from 'react';

/** For what goes on after its own render: the answer of a server, a press on Retry. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
