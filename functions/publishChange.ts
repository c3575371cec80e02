import type { Firestore } from 'firebase-admin/firestore';
import type { StartWorkflow } from './startWorkflow.ts';

type PublishingSetup = { firestore: Firestore; start: StartWorkflow };

/** The fields of a stored post that matter here. */
type Stored = { published?: unknown } | undefined;

/** True if a published article was saved, unpublished or deleted; drafts do not count. */
export function isVisibleChange(before: Stored, after: Stored): boolean {
  return before?.published === true || after?.published === true;
}

/**
 * Starts the publishing workflow. GitHub runs one at a time and keeps one waiting, so any number of starts is fine.
 * @throws if the start fails, so that the platform calls again
 */
export async function publishChange({ firestore, start }: PublishingSetup): Promise<void> {
  const status = firestore.doc('status/publishing');
  try {
    await start();
  } catch (error) {
    await status.set({ error: error instanceof Error ? error.message : String(error) });
    throw error;
  }
  await status.set({ error: null });
}
