import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { publishDuePosts } from '#functions/publishDuePosts.ts';
import { scheduleSaveId } from '#src/features/posts/data/post.ts';
import { aPost } from '#tests/support/records/aPost.ts';
import { functionsFirebase } from './functionsFirebase.ts';

const due = new Date('2026-01-05T08:00:00Z');

function scheduled(id: string, publishAt: Date, more: object = {}) {
  const { path, fields } = aPost({ id, published: false });
  return { path, fields: { ...fields, publishAt, ...more } };
}

it('a post is published at its scheduled time, dated that day, and not before', async () => {
  const firestore = await functionsFirebase([scheduled('post', due)]);
  const read = async () => (await firestore.doc('blogs/post').get()).data();
  await publishDuePosts({ firestore, now: () => due.getTime() - 1 });
  expect(await read()).toMatchObject({ published: false });
  const before = Date.now();
  await publishDuePosts({ firestore, now: () => due.getTime() });
  const post = await read();
  expect(post).toMatchObject({ published: true });
  expect(post).not.toHaveProperty('publishAt');
  expect(post?.createdAt.toMillis()).toBeGreaterThanOrEqual(before);
  expect(post?.updatedAt.toMillis()).toBeGreaterThanOrEqual(before);
});

it('a post that was public before keeps its date', async () => {
  const firestore = await functionsFirebase([scheduled('post', due, { wasPublished: true })]);
  await publishDuePosts({ firestore, now: () => due.getTime() });
  const post = (await firestore.doc('blogs/post').get()).data();
  expect(post?.published).toBe(true);
  expect(post?.createdAt.toDate()).toEqual(new Date('2024-07-01T12:00:00Z'));
});

it('publishing sets a saveId made from the published save, in a form that the rules accept', async () => {
  const firestore = await functionsFirebase([scheduled('post', due, { saveId: 'A'.repeat(20) })]);
  const updatedAt = (await firestore.doc('blogs/post').get()).get('updatedAt').toMillis();
  await publishDuePosts({ firestore, now: () => due.getTime() });
  const saveId = (await firestore.doc('blogs/post').get()).get('saveId');
  expect(saveId).toBe(scheduleSaveId(updatedAt));
  expect(saveId).toMatch(/^[A-Za-z0-9]{20}$/);
});

it('two runs at the same time publish a post once', async () => {
  const firestore = await functionsFirebase([scheduled('post', due)]);
  const post = firestore.doc('blogs/post');
  const run = () => publishDuePosts({ firestore, now: () => due.getTime() });
  let once = await post.get();
  interruptNext(firestore, async () => {
    await run();
    once = await post.get();
  });
  await run();
  expect(once.data()?.published).toBe(true);
  expect((await post.get()).updateTime).toEqual(once.updateTime);
});

it('a post whose schedule is canceled during the run stays a draft', async () => {
  const firestore = await functionsFirebase([scheduled('post', due)]);
  const post = firestore.doc('blogs/post');
  interruptNext(firestore, () => post.update({ publishAt: FieldValue.delete() }));
  await publishDuePosts({ firestore, now: () => due.getTime() });
  expect((await post.get()).data()?.published).toBe(false);
});

/** Runs `interrupt` after the due posts were found and before the first of them is published. */
function interruptNext(firestore: Firestore, interrupt: () => Promise<unknown>): void {
  const runTransaction = firestore.runTransaction.bind(firestore);
  vi.spyOn(firestore, 'runTransaction').mockImplementationOnce(async (...call) => {
    await interrupt();
    return runTransaction(...call);
  });
}

it('each run records its time for the admin area', async () => {
  const firestore = await functionsFirebase();
  await publishDuePosts({ firestore, now: () => 42 });
  expect((await firestore.doc('status/scheduling').get()).data()).toEqual({ ranAt: 42 });
});
