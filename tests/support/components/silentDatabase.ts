import { vi } from 'vitest';

/** A browser whose database takes changes and never answers, as on a hanging disk. Ends with `vi.restoreAllMocks()`. */
export function silentDatabase(): void {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => new IDBRequest());
}
