import { onTestFinished, vi } from 'vitest';

/**
 * Delivers all writes and drops their responses.
 * @returns a function that lets them arrive again
 */
export function loseAnswers(): () => void {
  const { fetch } = globalThis;
  const watched = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const answer = await fetch(input, init);
    if (String(input).includes(':commit')) throw new TypeError('lost');
    return answer;
  });
  const arrive = () => void watched.mockRestore();
  onTestFinished(arrive);
  return arrive;
}
