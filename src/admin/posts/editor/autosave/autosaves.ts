import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { newPostId } from '#src/admin/posts/data/postCollection.ts';
import { toResult } from '#src/components/result.ts';
import { postMessages } from '#src/features/posts/messages.ts';
import { withTimeout } from '#src/firebase/timeout.ts';
import type { Autosave } from './autosave.ts';
import { deleteBrowserAutosave, loadBrowserAutosaves } from './browserAutosaves.ts';
import { fetchServerAutosave, fetchServerAutosaves, removeServerAutosave } from './serverAutosaves.ts';

/** The form opens even if the server does not respond; the first sync then finds any newer text there. */
const serverTimeoutMs = 4_000;

/** The newer copy. One from another device gets a `saveId` of its own: the other may save under the old one. */
export async function loadAutosave(key: string): Promise<Autosave | null> {
  const [[own = null], server] = await Promise.all([
    loadBrowserAutosaves(key),
    withTimeout(fetchServerAutosave(key), serverTimeoutMs).catch(() => null),
  ]);
  // Keep the local copy's `syncedAt`: the server's copy isn't its predecessor and still has to be compared.
  if (!server || (own && own.savedAt >= server.savedAt)) return own;
  return { ...server, saveId: newPostId() };
}

/** All drafts, newest first; incomplete if the server cannot be reached. */
export async function loadAutosaves(): Promise<{ autosaves: Autosave[]; isComplete: boolean }> {
  const own = await loadBrowserAutosaves();
  const server = await toResult(postMessages.drafts, async () => ({
    autosaves: await fetchServerAutosaves(),
  }));
  const copies = server.success ? [...own, ...server.autosaves] : own;
  const newer = new Map<string, Autosave>();
  for (const autosave of copies.sort((one, other) => one.savedAt - other.savedAt))
    newer.set(autosave.key, autosave);
  const autosaves = [...newer.values()].sort((one, other) => other.savedAt - one.savedAt);
  return { autosaves, isComplete: server.success };
}

export const autosavesQuery = queryOptions({
  queryKey: ['autosaves'],
  queryFn: loadAutosaves,
  gcTime: 0,
  // Another tab or device may have changed them.
  refetchOnWindowFocus: 'always',
});

/** For a draft whose form is closed. @returns whether it is deleted; if not, it stays listed */
export async function removeAutosave(client: QueryClient, key: string): Promise<boolean> {
  const isRemoved = (await removeServerAutosave(key)) && (await deleteBrowserAutosave(key));
  await client.invalidateQueries({ queryKey: autosavesQuery.queryKey });
  return isRemoved;
}
