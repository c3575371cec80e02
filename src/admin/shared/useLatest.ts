import { type RefObject, useLayoutEffect, useRef } from 'react';

/** For callbacks that outlive their render, such as a server's answer or a Retry button. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
