import { deepStrictEqual } from 'node:assert/strict';
import { setTimeout } from 'node:timers/promises';

/**
 * Reads a value again and again for a while, since only time shows that nothing happens.
 * @returns the value, which was the same every time
 * @throws AssertionError as soon as it differs from what it was at first
 */
export async function expectNothingHappens<T>(milliseconds: number, read: () => T | Promise<T>): Promise<T> {
  const first = structuredClone(await read());
  for (const end = Date.now() + milliseconds; Date.now() < end; ) {
    await setTimeout(50);
    deepStrictEqual(await read(), first);
  }
  return first;
}
