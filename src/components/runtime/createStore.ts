/** A value outside React, which components follow by `useSyncExternalStore(store.subscribe, store.get)`. */
export type Store<T> = {
  get(): T;
  set(value: T): void;
  /** Calls back on every change until the returned function is called. */
  subscribe(listener: () => void): () => void;
};

export function createStore<T>(initial: T): Store<T> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
