import { removeStoredDraft } from '#src/features/posts/data/storedDrafts.ts';
import { deleteDraft, formIdOf, type PostDraft } from './drafts.ts';

export function removeDraft({ key, locations = ['browser'] }: PostDraft): void {
  deleteDraft(key);
  if (locations.includes('server')) void removeStoredDraft(formIdOf(key));
}
