import { readText, writeText } from './browserStorage.ts';
import { createStore, type Store } from './createStore.ts';

type StoredValue = Omit<Store<string | null>, 'set'> & { set(value: string): void };

/** Stored in this browser and synced between its tabs; without storage, it lasts until the page is closed. */
export function storedValue(key: string): StoredValue {
  const unstored = createStore<string | null>(null);
  return {
    // A value that couldn't be stored is newer than the stored one.
    get: () => unstored.get() ?? readText('localStorage', key),
    set: (value) => unstored.set(writeText('localStorage', key, value) ? null : value),
    subscribe(onChange) {
      const handleStorage = (event: StorageEvent) => event.key === key && onChange();
      const unsubscribe = unstored.subscribe(onChange);
      window.addEventListener('storage', handleStorage);
      return () => {
        unsubscribe();
        window.removeEventListener('storage', handleStorage);
      };
    },
  };
}
