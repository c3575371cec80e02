import type { StoredDraft } from '#src/features/posts/data/storedDrafts.ts';
import { draftKey, type PostDraft } from './drafts.ts';

/** Newest first; of a form's two copies the newer one counts. */
export function mergeDrafts(
  browserDrafts: readonly PostDraft[],
  storedDrafts: readonly StoredDraft[],
): PostDraft[] {
  const merged = new Map<string, PostDraft>();
  for (const draft of browserDrafts) merged.set(draft.key, { ...draft, locations: ['browser'] });
  for (const { id, ...stored } of storedDrafts) {
    const key = draftKey(stored.isNew ? 'new' : stored.postId, id);
    const own = merged.get(key);
    if (own && own.savedAt >= stored.savedAt) merged.set(key, { ...own, locations: ['browser', 'server'] });
    else
      merged.set(key, {
        ...stored,
        key,
        unconfirmed: own?.unconfirmed ?? [],
        locations: own ? ['browser', 'server'] : ['server'],
      });
  }
  return [...merged.values()].sort((one, other) => other.savedAt - one.savedAt);
}
