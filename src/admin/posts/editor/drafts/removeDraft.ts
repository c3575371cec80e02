import { removeStoredDraft } from '#src/features/posts/data/storedDrafts.ts';
import { deleteDraft, formIdOf, type PostDraft } from './drafts.ts';

export function removeDraft({ key, places = ['browser'] }: PostDraft): void {
  deleteDraft(key);
  if (places.includes('server')) void removeStoredDraft(formIdOf(key));
}
