import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { postMessages } from '#src/features/posts/data/messages.ts';
import type * as Saving from '#src/features/posts/data/savePost.ts';
import type * as Reading from '#src/features/posts/versions/fetchVersions.ts';
import type * as Sweeping from '#src/features/posts/versions/removeExpiredVersions.ts';
import { type BlogManagement, startBlogManagement } from '#tests/support/components/blogManagement.tsx';
import { aPost, writtenFields } from '#tests/support/records/aPost.ts';
import { aVersion, daysAgo, versionsOf } from '#tests/support/records/aVersion.ts';
import { clearDocuments, storeDocuments, storedDocuments } from '#tests/support/servers/embeddedFirebase.ts';

const written = new Date('2024-07-02T12:00:00.123Z');
const opened = { id: 'live', isStored: true, baseUpdatedAt: written.getTime(), unconfirmed: [] };
const values = writtenFields('live');

let office: BlogManagement;
let app: typeof Saving & typeof Reading & typeof Sweeping;

beforeAll(async () => {
  office = await startBlogManagement([]);
  app = {
    ...(await import('#src/features/posts/data/savePost.ts')),
    ...(await import('#src/features/posts/versions/fetchVersions.ts')),
    ...(await import('#src/features/posts/versions/removeExpiredVersions.ts')),
  };
});
beforeEach(async () => {
  await clearDocuments(office.origin);
  await storeDocuments(office.origin, [
    aPost({ id: 'live', title: 'First', createdAt: written, updatedAt: written }),
  ]);
});
afterAll(() => office.stop());

/** Of a post, the newest first: the title each version had, and what ended it. */
async function versionsKept(postId: string): Promise<string[]> {
  const read = await app.fetchVersions(postId);
  if (!read.success) throw new Error(read.error);
  return read.versions.map(({ post, reason }) => `${post.title}, ${reason}`);
}

async function kept(): Promise<number> {
  return (await storedDocuments(office.origin, 'versions')).length;
}

describe('A post that is saved', () => {
  it('keeps the version before it, with all its fields', async () => {
    const [before] = await storedDocuments(office.origin, 'blogs');
    expect(await app.savePost({ ...values, title: 'Second' }, opened)).toMatchObject({ success: true });
    expect(await versionsKept('live')).toEqual(['First, updated']);
    const read = await app.fetchVersions('live');
    expect(read.success && read.versions[0]?.post).toMatchObject({
      id: 'live',
      ...values,
      title: 'First',
      slug: before?.slug,
      createdAt: written.getTime(),
      updatedAt: written.getTime(),
    });
  });

  it('keeps one version when it is sent again, as after a lost answer', async () => {
    const second = { ...values, title: 'Second' };
    await app.savePost(second, opened);
    expect(await app.savePost(second, { ...opened, unconfirmed: [second] })).toMatchObject({ success: true });
    expect(await versionsKept('live')).toEqual(['First, updated']);
  });

  it('keeps no version when it is not saved, since somebody else changed it', async () => {
    const result = await app.savePost({ ...values, title: 'Second' }, { ...opened, baseUpdatedAt: 1 });
    expect(result).toMatchObject({ success: false, conflict: { title: 'First' } });
    expect(await kept()).toBe(0);
  });

  it('keeps no version when the update is refused', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const tooLong = { ...values, excerpt: 'x'.repeat(501) };
    expect(await app.savePost(tooLong, opened)).toEqual({ success: false, error: postMessages.update });
    expect(await kept()).toBe(0);
    vi.restoreAllMocks();
  });

  it('has twenty versions at most: the next one takes the place of the oldest', async () => {
    await storeDocuments(office.origin, [...versionsOf('live', 20), ...versionsOf('other', 3)]);
    await app.savePost({ ...values, title: 'Second' }, opened);
    const titles = await versionsKept('live');
    expect(titles).toHaveLength(20);
    expect(titles[0]).toBe('First, updated');
    expect(titles.at(-1)).toBe('Version 2, updated');
    expect(await kept()).toBe(23);
  });
});

describe('A post that is deleted', () => {
  it('keeps its last version, and is listed as deleted until it is stored anew', async () => {
    expect(await app.deletePost('live')).toEqual({ success: true });
    expect(await versionsKept('live')).toEqual(['First, deleted']);
    expect(await app.fetchDeletedPosts(null)).toMatchObject({ versions: [{ post: { id: 'live' } }] });
    await app.savePost(values, { ...opened, isStored: false });
    expect(await app.fetchDeletedPosts(null)).toMatchObject({ success: true, versions: [] });
  });

  it('keeps nothing that could not be restored', async () => {
    await storeDocuments(office.origin, [{ path: 'blogs/broken', fields: { title: 7 } }]);
    expect(await app.deletePost('broken')).toEqual({ success: true });
    expect(await kept()).toBe(0);
    expect((await storedDocuments(office.origin, 'blogs')).map(({ id }) => id)).toEqual(['live']);
  });

  it('is listed with twenty others at most, and the rest when it is asked for', async () => {
    const deletions = Array.from({ length: 25 }, (_, index) =>
      aVersion(`gone-${index}`, { reason: 'deleted', savedAt: daysAgo(1 + index / 100) }),
    );
    await storeDocuments(office.origin, deletions);
    const first = await app.fetchDeletedPosts(null);
    if (!first.success) throw new Error(first.error);
    expect(first.versions).toHaveLength(20);
    const second = await app.fetchDeletedPosts(first.after);
    expect(second).toMatchObject({ success: true, after: null });
    expect(second.success && second.versions.map(({ post }) => post.id)).toEqual(
      [20, 21, 22, 23, 24].map((index) => `gone-${index}`),
    );
  });
});

describe('Versions of a deleted post', () => {
  it('are removed 30 days after the deletion, with those before it', async () => {
    await storeDocuments(office.origin, [
      aVersion('gone', { reason: 'deleted', savedAt: daysAgo(31) }),
      aVersion('gone', { savedAt: daysAgo(40) }),
      aVersion('recent', { reason: 'deleted', savedAt: daysAgo(29) }),
      aVersion('recent', { savedAt: daysAgo(40) }),
    ]);
    await app.removeExpiredVersions();
    expect(await versionsKept('gone')).toEqual([]);
    expect(await versionsKept('recent')).toHaveLength(2);
  });

  it('stay where the post was stored anew, but for that of the deletion', async () => {
    await storeDocuments(office.origin, [
      aVersion('live', { reason: 'deleted', savedAt: daysAgo(31) }),
      aVersion('live', { title: 'Before', savedAt: daysAgo(40) }),
    ]);
    await app.removeExpiredVersions();
    expect(await versionsKept('live')).toEqual(['Before, updated']);
  });

  it('stay where the post was deleted a second time', async () => {
    await storeDocuments(office.origin, [
      aVersion('gone', { reason: 'deleted', title: 'Second end', savedAt: daysAgo(3) }),
      aVersion('gone', { reason: 'deleted', title: 'First end', savedAt: daysAgo(31) }),
    ]);
    await app.removeExpiredVersions();
    expect(await versionsKept('gone')).toEqual(['Second end, deleted']);
  });

  it('are removed of five posts at a time', async () => {
    const deletions = Array.from({ length: 7 }, (_, index) =>
      aVersion(`gone-${index}`, { reason: 'deleted', savedAt: daysAgo(31 + index) }),
    );
    await storeDocuments(office.origin, deletions);
    await app.removeExpiredVersions();
    expect(await kept()).toBe(2);
    await app.removeExpiredVersions();
    expect(await kept()).toBe(0);
  });
});
