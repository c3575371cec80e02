import { type Result, toResult } from '#src/components/result.ts';
import { createStore } from '#src/components/state/createStore.ts';
import type { PostValues } from '#src/features/posts/data/postFields.ts';
import { postMessages } from '#src/features/posts/messages.ts';
import { withTimeout } from '#src/firebase/timeout.ts';
import { deleteBrowserDraft, loadBrowserDraft, loadBrowserDrafts } from './browserDrafts.ts';
import { fetchServerDraft, fetchServerDrafts, removeServerDraft } from './serverDrafts.ts';

/** The unsaved text of a post's form. There is one for each post, and one for a new post. */
export type PostDraft = DraftText & {
  /** The post's id, or `newPostKey`. */
  key: string;
  /** In ms, by the clock of the device that wrote it, but later than any copy it continues. */
  savedAt: number;
  /** `savedAt` of the copy that the server is known to have. */
  syncedAt?: number | undefined;
};

export type DraftText = {
  /** Empty for a new post before its first save. */
  postId: string;
  values: PostValues;
  baseUpdatedAt: number | null;
  saveId: string;
};

export const newPostKey = 'new';

/** An unreachable server must not keep the form from opening: the text that is newer there is found by the first sync. */
const patienceMs = 4_000;

/** The newer copy of a post's draft. */
export async function loadDraft(key: string): Promise<PostDraft | null> {
  const [own, server] = await Promise.all([
    loadBrowserDraft(key),
    withTimeout(fetchServerDraft(key), patienceMs).catch(() => null),
  ]);
  if (!server) return own;
  return { ...(own && own.savedAt >= server.savedAt ? own : server), syncedAt: server.savedAt };
}

/** All drafts, newest first; those of this browser alone if the server cannot be reached. */
export async function loadDrafts(): Promise<PostDraft[]> {
  const own = await loadBrowserDrafts();
  const server = await toResult(postMessages.drafts, async () => ({ drafts: await fetchServerDrafts() }));
  return merge(own, server.success ? server.drafts : []);
}

/** As `loadDrafts`, but fails if the server cannot be reached. */
export function searchDrafts(): Promise<Result<{ drafts: PostDraft[] }>> {
  return toResult(postMessages.drafts, async () => ({
    drafts: merge(await loadBrowserDrafts(), await fetchServerDrafts()),
  }));
}

function merge(...copies: readonly PostDraft[][]): PostDraft[] {
  const merged = new Map<string, PostDraft>();
  for (const draft of copies.flat().sort((one, other) => one.savedAt - other.savedAt)) {
    merged.set(draft.key, draft);
  }
  return [...merged.values()].sort((one, other) => other.savedAt - one.savedAt);
}

/** Counts the drafts removed outside their form, so that a list of drafts reads them again. */
export const draftRemovals = createStore(0);

export async function removeDraft(key: string): Promise<void> {
  await Promise.all([deleteBrowserDraft(key), removeServerDraft(key)]);
  draftRemovals.set(draftRemovals.get() + 1);
}
