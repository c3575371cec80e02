import { readText, writeText } from './browserStorage.ts';

/** Remembered in this browser and followed by all its tabs; without storage, while the page is open. */
type StoredValue = {
  get(): string | null;
  set(value: string): void;
  subscribe(onChange: () => void): () => void;
};

export function storedValue(key: string): StoredValue {
  const listeners = new Set<() => void>();
  let unstored: string | null = null;
  return {
    get: () => readText('localStorage', key) ?? unstored,
    set(value) {
      if (!writeText('localStorage', key, value)) unstored = value;
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
