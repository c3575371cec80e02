import type { Firestore } from 'firebase-admin/firestore';
import type { StartWorkflow } from './startWorkflow.ts';

type PublishingSetup = { firestore: Firestore; start: StartWorkflow };

/** The fields of a stored post that matter here. */
type Stored = { published?: unknown; wasPublished?: unknown } | undefined;

/** True if visitors can read the post, or could: the admin area waits for a build after each of its changes. */
export function isVisibleChange(before: Stored, after: Stored): boolean {
  return [before, after].some((post) => post?.published === true || post?.wasPublished === true);
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
