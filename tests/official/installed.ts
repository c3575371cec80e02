import type { TestContext } from 'vitest';

/** Fails with the line that says what is missing, or skips the test with OFFICIAL_OPTIONAL. */
export function needProgram(found: object | string, { skip }: Pick<TestContext, 'skip'>): void {
  if (typeof found !== 'string') return;
  if (!process.env.OFFICIAL_OPTIONAL) throw new Error(found);
  console.warn(`Not tested. ${found}`);
  skip(true, found);
}
