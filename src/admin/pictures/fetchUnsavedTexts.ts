import { loadDrafts } from '#src/admin/posts/editor/drafts/drafts.ts';
import { mergeDrafts } from '#src/admin/posts/editor/drafts/mergeDrafts.ts';
import type { Result } from '#src/components/result.ts';
import { searchStoredDrafts } from '#src/features/posts/data/storedDrafts.ts';
import type { UsingPost } from './pictureUsage.ts';

/** Unsaved texts of this browser and of the server, the newest first; of two copies of one text the newer. */
export async function fetchUnsavedTexts(): Promise<Result<{ texts: UsingPost[] }>> {
  const read = await searchStoredDrafts();
  if (!read.success) return read;
  const drafts = mergeDrafts(loadDrafts(), read.drafts);
  return { success: true, texts: drafts.map(({ postId, values }) => ({ ...values, id: postId })) };
}
