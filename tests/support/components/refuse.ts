import { onTestFinished, vi } from 'vitest';

/**
 * Refuses requests whose URL or body contains this text, with an error that the SDK does not retry.
 * @returns a function that lets them pass again
 */
export function refuse(part: string): () => void {
  const { fetch } = globalThis;
  const answer = () => Response.json({ error: { message: 'Refused' } }, { status: 501 });
  const watched = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const isRefused = `${String(input)} ${String(init?.body)}`.includes(part);
    return isRefused ? answer() : fetch(input, init);
  });
  const allow = () => void watched.mockRestore();
  onTestFinished(allow);
  return allow;
}
