import { readText, writeText } from './browserStorage.ts';

/** A value remembered in this browser and followed by all its tabs; where the browser keeps nothing, while the page is open. */
export type StoredValue = {
  /** `null` when there is none. */
  get(): string | null;
  set(value: string): void;
  /** Calls back on every change, of this tab or another, until the returned function is called. */
  subscribe(onChange: () => void): () => void;
};

export function storedValue(key: string): StoredValue {
  const listeners = new Set<() => void>();
  let unkept: string | null = null;
  return {
    get: () => readText('localStorage', key) ?? unkept,
    set(value) {
      if (!writeText('localStorage', key, value)) unkept = value;
      for (const onChange of listeners) onChange();
    },
    subscribe(onChange) {
      const handleStorage = (event: StorageEvent) => event.key === key && onChange();
      listeners.add(onChange);
      window.addEventListener('storage', handleStorage);
      return () => {
        listeners.delete(onChange);
        window.removeEventListener('storage', handleStorage);
      };
    },
  };
}
