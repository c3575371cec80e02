import type { QueryClient } from '@tanstack/react-query';
import { newPostId } from '#src/admin/posts/data/postCollection.ts';
import { toResult } from '#src/components/result.ts';
import { postMessages } from '#src/features/posts/messages.ts';
import { withTimeout } from '#src/firebase/timeout.ts';
import { deleteBrowserDraft, loadBrowserDraft, loadBrowserDrafts } from './browserDrafts.ts';
import type { PostDraft } from './postDraft.ts';
import { fetchServerDraft, fetchServerDrafts, removeServerDraft } from './serverDrafts.ts';

/** The form opens even if the server does not respond; the first sync then finds any newer text there. */
const serverTimeoutMs = 4_000;

/** The newer copy. One from another device gets a `saveId` of its own: the other may save under the old one. */
export async function loadDraft(key: string): Promise<PostDraft | null> {
  const [own, server] = await Promise.all([
    loadBrowserDraft(key),
    withTimeout(fetchServerDraft(key), serverTimeoutMs).catch(() => null),
  ]);
  // `syncedAt` of its own stays: a copy that it does not continue is still to be compared.
  if (!server || (own && own.savedAt >= server.savedAt)) return own;
  return { ...server, saveId: newPostId() };
}

/** All drafts, newest first; incomplete if the server cannot be reached. */
export async function loadDrafts(): Promise<{ drafts: PostDraft[]; isComplete: boolean }> {
  const own = await loadBrowserDrafts();
  const server = await toResult(postMessages.drafts, async () => ({ drafts: await fetchServerDrafts() }));
  const copies = server.success ? [...own, ...server.drafts] : own;
  const newer = new Map<string, PostDraft>();
  for (const draft of copies.sort((one, other) => one.savedAt - other.savedAt)) newer.set(draft.key, draft);
  const drafts = [...newer.values()].sort((one, other) => other.savedAt - one.savedAt);
  return { drafts, isComplete: server.success };
}

export const draftsKey = ['drafts'];

/** For a draft whose form is closed. @returns whether it is deleted; if not, it stays listed */
export async function removeDraft(client: QueryClient, key: string): Promise<boolean> {
  const isRemoved = (await removeServerDraft(key)) && (await deleteBrowserDraft(key));
  await client.invalidateQueries({ queryKey: draftsKey });
  return isRemoved;
}
