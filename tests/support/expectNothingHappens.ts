import { deepStrictEqual } from 'node:assert/strict';
import { setTimeout } from 'node:timers/promises';

/**
 * Reads a value repeatedly for a while, because only time shows that nothing happens.
 * @returns the value, which was always the same
 * @throws AssertionError as soon as it changes
 */
export async function expectNothingHappens<T>(milliseconds: number, read: () => T | Promise<T>): Promise<T> {
  const first = structuredClone(await read());
  for (const end = Date.now() + milliseconds; Date.now() < end; ) {
    await setTimeout(50);
    deepStrictEqual(await read(), first);
  }
  return first;
}
