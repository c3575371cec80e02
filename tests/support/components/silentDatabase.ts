import { vi } from 'vitest';

/** A browser whose database accepts changes but never responds, as when the disk hangs. Ends with `vi.restoreAllMocks()`. */
export function silentDatabase(): void {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => new IDBRequest());
}
