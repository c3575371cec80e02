import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';

/** Between two counts, in ms. Each is four requests, which cost reads. */
const pauseMs = 5_000;

/** The counts that are running or pause, and the client to count for next. */
const due = new Map<string, QueryClient | null>();

/** Reads counts again, however many rows change: one count at a time, then a pause, and one more at the end. */
export async function refreshCounts(client: QueryClient, countsKey: QueryKey): Promise<void> {
  const key = hashKey(countsKey);
  const isRunning = due.has(key);
  due.set(key, client);
  if (isRunning) return;
  for (let next: QueryClient | null | undefined = client; next; next = due.get(key)) {
    await whenVisible();
    due.set(key, null);
    await next.invalidateQueries({ queryKey: countsKey }, { cancelRefetch: false });
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
