import { useEffect, useState } from 'react';

/** The value once it has not changed for so many milliseconds: for work that would slow typing down. */
export function useDebouncedValue<T>(value: T, debounceMs: number): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), debounceMs);
    return () => clearTimeout(timer);
  }, [value, debounceMs]);
  return debounced;
}
