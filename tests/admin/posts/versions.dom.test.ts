import type { User } from 'firebase/auth';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deletePost, savePost } from '#src/admin/posts/data/savePost.ts';
import { fetchDeletedPosts, fetchVersions } from '#src/admin/posts/data/versions.ts';
import { postMessages } from '#src/features/posts/messages.ts';
import { auth } from '#src/firebase/firebase.ts';
import { origin } from '#tests/support/components/appEmulator.ts';
import { signedInAdmin } from '#tests/support/components/signedInAdmin.ts';
import { aPost, writtenFields } from '#tests/support/records/aPost.ts';
import { aVersion, daysAgo, versionsOf } from '#tests/support/records/aVersion.ts';
import { clearDocuments, storeDocuments, storedDocuments } from '#tests/support/servers/embeddedFirebase.ts';

const written = new Date('2024-07-02T12:00:00.123Z');
const opened = { id: 'live', isStored: true, baseUpdatedAt: written.getTime(), saveId: 's'.repeat(20) };
const values = writtenFields('live');

signedInAdmin();
beforeEach(async () => {
  await clearDocuments(origin);
  await storeDocuments(origin, [
    aPost({ id: 'live', title: 'First', createdAt: written, updatedAt: written }),
  ]);
});

/** A post's versions, newest first: the title of each, and why it ended. */
async function versionsKept(postId: string): Promise<string[]> {
  return (await fetchVersions(postId)).map(({ post, reason }) => `${post.title}, ${reason}`);
}

async function kept(): Promise<number> {
  return (await storedDocuments(origin, 'versions')).length;
}

describe('A post that is saved', () => {
  it('stores the previous version with all its fields', async () => {
    const [before] = await storedDocuments(origin, 'blogs');
    expect(await savePost({ ...values, title: 'Second' }, opened)).toMatchObject({ success: true });
    expect(await versionsKept('live')).toEqual(['First, updated']);
    const [newest] = await fetchVersions('live');
    expect(newest?.post).toMatchObject({
      id: 'live',
      ...values,
      title: 'First',
      slug: before?.slug,
      createdAt: written.getTime(),
      updatedAt: written.getTime(),
    });
  });

  it('stores one version when it is resent, for example after a lost response', async () => {
    const second = { ...values, title: 'Second' };
    await savePost(second, opened);
    const again = await savePost(second, opened);
    expect(again).toMatchObject({ success: true });
    expect(await versionsKept('live')).toEqual(['First, updated']);
  });

  it('stores no version when a change by another admin stops the save', async () => {
    const result = await savePost({ ...values, title: 'Second' }, { ...opened, baseUpdatedAt: 1 });
    expect(result).toMatchObject({ success: false, conflict: { title: 'First' } });
    expect(await kept()).toBe(0);
  });

  it('stores no version when the update is refused', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const tooLong = { ...values, excerpt: 'x'.repeat(501) };
    expect(await savePost(tooLong, opened)).toEqual({ success: false, error: postMessages.update });
    expect(await kept()).toBe(0);
    vi.restoreAllMocks();
  });

  it('is never stored after it was reported as failed, however long renewing the session takes', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const deadlines: AbortController[] = [];
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      const deadline = new AbortController();
      deadlines.push(deadline);
      return deadline.signal;
    });
    const user = auth.currentUser as User;
    vi.spyOn(user, 'getIdToken').mockImplementationOnce(async () => {
      for (const deadline of deadlines) deadline.abort(new Error('Too late'));
      return '';
    });
    const result = await savePost({ ...values, title: 'Second' }, opened);
    expect(result).toEqual({ success: false, error: postMessages.update });
    expect(await storedDocuments(origin, 'blogs')).toMatchObject([{ title: 'First' }]);
    vi.restoreAllMocks();
  });

  it('has at most twenty versions: the next one replaces the oldest', async () => {
    await storeDocuments(origin, [...versionsOf('live', 20), ...versionsOf('other', 3)]);
    await savePost({ ...values, title: 'Second' }, opened);
    const titles = await versionsKept('live');
    expect(titles).toHaveLength(20);
    expect(titles[0]).toBe('First, updated');
    expect(titles.at(-1)).toBe('Version 2, updated');
    expect(await kept()).toBe(23);
  });
});

describe('A post that is deleted', () => {
  it('can be deleted again although its first deletion is among its oldest versions', async () => {
    await storeDocuments(origin, [
      aVersion('live', { title: 'First end', reason: 'deleted', savedAt: daysAgo(3) }),
      ...versionsOf('live', 20),
    ]);
    expect(await deletePost('live')).toEqual({ success: true });
    const titles = await versionsKept('live');
    expect(titles[0]).toBe('First, deleted');
    expect(await kept()).toBe(22);
    expect(await fetchDeletedPosts()).toMatchObject([{ post: { title: 'First' } }]);
  });

  it('keeps its last version, and is listed as deleted until it is saved again', async () => {
    expect(await deletePost('live')).toEqual({ success: true });
    expect(await versionsKept('live')).toEqual(['First, deleted']);
    expect(await fetchDeletedPosts()).toMatchObject([{ post: { id: 'live' } }]);
    await savePost(values, { ...opened, isStored: false });
    expect(await fetchDeletedPosts()).toEqual([]);
  });

  it('is listed for 30 days, however many others were deleted', async () => {
    const gone = Array.from({ length: 25 }, (_, index) => `gone-${index}`);
    await storeDocuments(
      origin,
      gone.map((id) => aVersion(id, { reason: 'deleted', savedAt: daysAgo(29) })),
    );
    expect(await fetchDeletedPosts()).toHaveLength(25);
  });

  it('keeps its last version even if that is unreadable', async () => {
    await storeDocuments(origin, [{ path: 'blogs/broken', fields: { title: 'Half', content: 7 } }]);
    expect(await deletePost('broken')).toEqual({ success: true });
    expect(await fetchDeletedPosts()).toMatchObject([{ post: { id: 'broken', title: 'Half' } }]);
  });

  it('expires with all its versions 30 days later, and is no longer listed then', async () => {
    await storeDocuments(origin, [
      ...versionsOf('live', 2),
      aVersion('gone', { reason: 'deleted', savedAt: daysAgo(31) }),
    ]);
    await deletePost('live');
    const own = (await storedDocuments(origin, 'versions')).filter(({ postId }) => postId === 'live');
    expect(own).toHaveLength(3);
    for (const { expireAt } of own) {
      expect(Math.round((Date.parse(String(expireAt)) - Date.now()) / 86_400_000)).toBe(30);
    }
    expect(await fetchDeletedPosts()).toMatchObject([{ post: { id: 'live' } }]);
  });
});

describe('A version that cannot be read', () => {
  it('is omitted from the list, and does not hide others', async () => {
    const { fields } = aVersion('live');
    await storeDocuments(origin, [
      aVersion('live', { title: 'Readable' }),
      { path: 'versions/no-date', fields: { ...fields, savedAt: 'yesterday' } },
      { path: 'versions/no-post', fields: { ...fields, post: 'lost' } },
    ]);
    expect(await versionsKept('live')).toEqual(['Readable, updated']);
  });
});
