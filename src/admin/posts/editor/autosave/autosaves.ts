import { type QueryClient, queryOptions } from '@tanstack/react-query';
import isEqual from 'fast-deep-equal';
import { newPostId } from '#src/admin/posts/data/postCollection.ts';
import { openPostKeys } from '#src/admin/posts/editor/usePostLock.ts';
import { toResult } from '#src/components/result.ts';
import type { PostValues } from '#src/features/posts/data/postFields.ts';
import { postMessages } from '#src/features/posts/messages.ts';
import { withTimeout } from '#src/firebase/timeout.ts';
import { type Autosave, newPostKey } from './autosave.ts';
import {
  deleteBrowserAutosave,
  loadBrowserAutosaves,
  markAutosaveSent,
  saveBrowserAutosave,
} from './browserAutosaves.ts';
import {
  fetchServerAutosave,
  fetchServerAutosaves,
  lastReadAutosaves,
  removeServerAutosave,
  saveServerAutosave,
} from './serverAutosaves.ts';

/** The form opens even if the server does not respond; the first sync then finds any newer text there. */
const serverTimeoutMs = 4_000;

/** A draft from another device gets a new `saveId`, because that device may still save under the old one. */
export async function loadAutosave(key: string): Promise<Autosave | null> {
  const [[own = null], server] = await Promise.all([
    loadBrowserAutosaves(key),
    withTimeout(fetchServerAutosave(key), serverTimeoutMs).catch(() =>
      lastReadAutosaves().find((copy) => copy.key === key),
    ),
  ]);
  if (own && server === null && isSent(own)) return forget(own);
  const copy = own ? copyToContinue(own, server) : (server ?? null);
  return copy && copy !== own ? { ...copy, saveId: newPostId() } : copy;
}

/**
 * The newer copy, or this browser's if the server lacks its text. This browser's copy keeps its `syncedAt`, because it doesn't
 * continue the server's copy and still has to be compared with it.
 */
function copyToContinue(own: Autosave, server: Autosave | null | undefined): Autosave {
  if (!server || own.savedAt >= server.savedAt) return own;
  return isSent(own) || isEqual(own.values, server.values) ? server : own;
}

/**
 * Whether nothing was typed here since this copy was sent. If the server no longer has it, another device has saved the post or
 * deleted the draft, and the copy is of no use.
 */
function isSent({ savedAt, syncedAt }: Autosave): boolean {
  return savedAt === syncedAt;
}

async function forget({ key }: Autosave): Promise<null> {
  await deleteBrowserAutosave(key);
  return null;
}

/**
 * Sends what only this browser has, such as text that was typed offline. An open form sends its own text, and a copy from
 * another device stays.
 * @returns the copies that still only this browser has
 */
export async function sendAutosaves(copies: readonly Autosave[]): Promise<Autosave[]> {
  const openKeys = await openPostKeys();
  const unsent = await Promise.all(
    copies.map(async (copy) => {
      if (isSent(copy)) return [];
      if (openKeys.has(copy.key)) return [copy];
      const sending = saveServerAutosave(copy, new Set([copy.savedAt, copy.syncedAt]));
      const { isSaved } = await withTimeout(sending, serverTimeoutMs).catch(() => ({ isSaved: false }));
      if (isSaved) await markAutosaveSent(copy);
      return isSaved ? [] : [copy];
    }),
  );
  return unsent.flat();
}

type Autosaves = {
  /** One for each draft, newest first. */
  autosaves: Autosave[];
  /** Every copy, in this browser and on the server, including those that a form would compare. */
  copies: Autosave[];
  /** False if the server could not be reached. */
  isComplete: boolean;
};

export async function loadAutosaves(): Promise<Autosaves> {
  const stored = await loadBrowserAutosaves();
  const server = await toResult(postMessages.drafts, async () => ({
    autosaves: await fetchServerAutosaves(),
  }));
  const onServer = server.success ? server.autosaves : lastReadAutosaves();
  const isListed = ({ key }: Autosave) => onServer.some((copy) => copy.key === key);
  const finished = server.success ? stored.filter((copy) => isSent(copy) && !isListed(copy)) : [];
  await Promise.all(finished.map(forget));
  const inBrowser = stored.filter((copy) => !finished.includes(copy));
  if (server.success) void sendAutosaves(inBrowser);
  const byKey = new Map(onServer.map((copy) => [copy.key, copy]));
  for (const own of inBrowser) byKey.set(own.key, copyToContinue(own, byKey.get(own.key)));
  const autosaves = [...byKey.values()].sort((one, other) => other.savedAt - one.savedAt);
  return { autosaves, copies: [...inBrowser, ...onServer], isComplete: server.success };
}

export const autosavesQuery = queryOptions({
  queryKey: ['autosaves'],
  queryFn: loadAutosaves,
  // Another tab or device may have changed them.
  refetchOnWindowFocus: 'always',
  // Sends what was typed offline.
  refetchOnReconnect: 'always',
});

/** Takes a saved post's draft off the list before the list is read again. */
export function unlistAutosave(client: QueryClient, key: string): void {
  client.setQueryData(autosavesQuery.queryKey, (known) => {
    return known && { ...known, autosaves: known.autosaves.filter((one) => one.key !== key) };
  });
}

/** Starts a new post with these values. @returns its draft's key, or `null` if neither the browser nor the server stores it */
export async function startAutosave(values: PostValues): Promise<string | null> {
  const key = newPostKey();
  const autosave = { key, postId: '', values, baseUpdatedAt: null, saveId: newPostId(), savedAt: Date.now() };
  const isStored =
    (await saveBrowserAutosave(autosave)) || (await saveServerAutosave(autosave, new Set())).isSaved;
  return isStored ? key : null;
}

/** For a draft whose form is closed. @returns whether it is deleted; if not, it stays listed */
export async function removeAutosave(client: QueryClient, key: string): Promise<boolean> {
  const isRemoved = (await removeServerAutosave(key)) && (await deleteBrowserAutosave(key));
  await client.invalidateQueries({ queryKey: autosavesQuery.queryKey });
  return isRemoved;
}
