import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { scheduleSaveId } from '../src/features/posts/data/post.ts';

type SchedulingSetup = { firestore: Firestore; now(): number };

/** The next run publishes the rest. */
const postsPerRun = 100;

/** Publishes due posts, each exactly once, and records the run. */
export async function publishDuePosts({ firestore, now }: SchedulingSetup): Promise<void> {
  const time = Timestamp.fromMillis(now());
  const due = await firestore
    .collection('blogs')
    .where('publishAt', '<=', time)
    .orderBy('publishAt')
    .limit(postsPerRun)
    .get();
  for (const { ref } of due.docs) {
    await firestore.runTransaction(async (transaction) => {
      const post = (await transaction.get(ref)).data();
      const publishAt: unknown = post?.publishAt;
      if (!(publishAt instanceof Timestamp) || publishAt > time) return;
      transaction.update(ref, {
        published: true,
        publishAt: FieldValue.delete(),
        // Tells an open form that no one else edited the post (decision 040).
        saveId: scheduleSaveId(post?.updatedAt?.toMillis()),
        updatedAt: FieldValue.serverTimestamp(),
        ...(post?.wasPublished !== true && { createdAt: FieldValue.serverTimestamp() }),
      });
    });
  }
  await firestore.doc('status/scheduling').set({ ranAt: now() });
}
