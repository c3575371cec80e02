import { expect, it, vi } from 'vitest';
import { longTest } from '#emulator/tests/support/runs.ts';
import { aPost, postsNumbered } from '#tests/support/records/aPost.ts';
import { deleteDocument, storeDocuments } from '#tests/support/servers/embeddedFirebase.ts';
import { expectFullBuild, publishingSite, withoutDrawing } from '#tests/support/servers/publishingSite.ts';

const later = new Date('2024-08-02T12:00:00Z');

it('among 500 posts, each change reads and uploads fewer than 30 posts and files', longTest, async () => {
  const site = await publishingSite(
    postsNumbered(500, () => ({ content: 'Short.' })),
    withoutDrawing,
  );
  await site.deploy();
  const reads = vi.spyOn(site.firestore, 'getAll');
  const uploads = () => site.server.calls.filter((call) => call === 'upload').length;
  const changes = {
    new: aPost({ id: 'new', createdAt: later }),
    'post-250': aPost({ id: 'post-250', title: 'Changed', updatedAt: later }),
    'post-251': aPost({ id: 'post-251', published: false, wasPublished: true }),
  };
  for (const [id, changed] of Object.entries(changes)) {
    const [readBefore, uploadedBefore] = [reads.mock.calls.flat().length, uploads()];
    await storeDocuments(site.emulator.origin, [changed]);
    await site.written(id);
    expect(reads.mock.calls.flat().length - readBefore).toBeLessThan(30);
    expect(uploads() - uploadedBefore).toBeLessThan(30);
  }
  await deleteDocument(site.emulator.origin, 'blogs/post-252');
  await site.written('post-252');
  await expectFullBuild(site);
});
