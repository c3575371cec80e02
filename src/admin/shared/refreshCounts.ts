import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';

/** Between two counts, in ms. Each is four requests, which cost reads. */
const pauseMs = 5_000;

/** Per client: the counts that are running or pausing, and whether to count once more afterward. */
const running = new WeakMap<QueryClient, Map<string, boolean>>();

/** Reads counts again, however many rows change: one count at a time, then a pause, and one more at the end. */
export async function refreshCounts(client: QueryClient, countsKey: QueryKey): Promise<void> {
  const due = running.get(client) ?? new Map<string, boolean>();
  running.set(client, due);
  const key = hashKey(countsKey);
  const isRunning = due.has(key);
  due.set(key, true);
  if (isRunning) return;
  while (due.get(key)) {
    await whenVisible();
    due.set(key, false);
    await client.invalidateQueries({ queryKey: countsKey }, { cancelRefetch: false });
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  due.delete(key);
}

function whenVisible(): Promise<unknown> | undefined {
  if (!document.hidden) return undefined;
  return new Promise((resolve) => {
    document.addEventListener('visibilitychange', resolve, { once: true });
  });
}
