import { beforeEach, describe, expect, it } from 'vitest';
import { findId } from '#src/admin/posts/data/postId.ts';
import { deletePost, keepPublished, savePost } from '#src/admin/posts/data/savePost.ts';
import { scheduleSaveId } from '#src/features/posts/data/post.ts';
import type { PostValues } from '#src/features/posts/data/postFields.ts';
import { origin } from '#tests/support/components/appEmulator.ts';
import { signedInAdmin } from '#tests/support/components/signedInAdmin.ts';
import { aPost, writtenFields } from '#tests/support/records/aPost.ts';
import { clearDocuments, storeDocuments, storedDocuments } from '#tests/support/servers/embeddedFirebase.ts';

const begun = new Date('2024-07-02T12:00:00.123Z');
const values = { ...writtenFields('x'), title: 'Nine screens, then four' };
const fresh = { isStored: false, baseUpdatedAt: null };

signedInAdmin();
beforeEach(() => clearDocuments(origin));

async function stored(id: string) {
  return (await storedDocuments(origin, 'blogs')).find((post) => post.id === id);
}

/** The base of a stored post. */
async function opened(id: string) {
  const updatedAt = Date.parse(String((await stored(id))?.updatedAt));
  return { id, isStored: true, baseUpdatedAt: updatedAt, saveId: newSaveId() };
}

async function idOf(saving: ReturnType<typeof savePost>): Promise<string> {
  const result = await saving;
  if (!result.success) throw new Error(result.error);
  return result.id;
}

let saves = 0;

function newSaveId(): string {
  saves += 1;
  return String(saves).padStart(20, 's');
}

/** Saves a new post as its form does; a repeated save has the same id and save id. */
async function create(given: PostValues, saveId = newSaveId()): Promise<string> {
  const found = await findId(given.title, saveId);
  if (!found.success) throw new Error(found.error);
  return idOf(savePost(given, { ...fresh, id: found.id, saveId }));
}

const formId = 'f'.repeat(20);

describe('The URL of a new post', () => {
  it('is made from its title at the first save, with a number if it is in use', async () => {
    const ids: string[] = [];
    for (const _ of ['a', 'b', 'c']) ids.push(await create(values));
    expect(ids).toEqual(['nine-screens-then-four', 'nine-screens-then-four-2', 'nine-screens-then-four-3']);
  });

  it('stays when the title changes', async () => {
    const id = await create(values);
    const renamed = { ...values, title: 'Four screens' };
    expect(await idOf(savePost(renamed, await opened(id)))).toBe(id);
    expect(await stored(id)).toMatchObject({ title: 'Four screens', slug: 'four-screens' });
  });

  it.each([
    ['Größe & Café: Œuvre', 'grosse-cafe-oeuvre'],
    ['Index', 'index-2'],
    ['New', 'new-2'],
    ['日本語', formId],
    ['-- !', formId],
  ])('of %j is %s', async (title, id) => {
    expect(await create({ ...values, title }, formId)).toBe(id);
  });

  it('is reused after a lost response, even when the title has changed since', async () => {
    const saveId = newSaveId();
    const id = await create(values, saveId);
    const again = { ...fresh, id, saveId };
    expect(await idOf(savePost({ ...values, title: 'Four' }, again))).toBe(id);
    expect(await storedDocuments(origin, 'blogs')).toMatchObject([{ title: 'Four' }]);
  });

  it('is reused when the response was lost before the form knew it', async () => {
    const saveId = newSaveId();
    expect(await create(values, saveId)).toBe(await create(values, saveId));
    expect(await storedDocuments(origin, 'blogs')).toHaveLength(1);
  });

  it('is never that of a deleted post, which may be restored', async () => {
    await storeDocuments(origin, [aPost({ id: 'nine-screens-then-four' })]);
    await deletePost('nine-screens-then-four');
    expect(await create(values)).toBe('nine-screens-then-four-2');
  });
});

describe('The date of a post', () => {
  it('is the day it is first published, not the day it was created', async () => {
    await storeDocuments(origin, [aPost({ id: 'a', published: false, createdAt: begun })]);
    const draft = { ...values, published: false };
    await idOf(savePost(draft, await opened('a')));
    expect((await stored('a'))?.createdAt).toBe(begun.toISOString());
    const before = Date.now();
    await idOf(savePost(values, await opened('a')));
    expect(Date.parse(String((await stored('a'))?.createdAt))).toBeGreaterThanOrEqual(before);
  });

  it('stays when the post is changed, unpublished and published again', async () => {
    await storeDocuments(origin, [aPost({ id: 'a', createdAt: begun })]);
    for (const published of [true, false, false, true]) {
      const change = { ...values, published, excerpt: `Changed ${Math.random()}` };
      await idOf(savePost(change, await opened('a')));
      expect((await stored('a'))?.createdAt).toBe(begun.toISOString());
    }
  });

  it('is restored with a deleted post, at its old URL', async () => {
    await storeDocuments(origin, [aPost({ id: 'a', createdAt: begun })]);
    await deletePost('a');
    expect(await idOf(savePost(values, { ...fresh, id: 'a', saveId: newSaveId() }))).toBe('a');
    expect((await stored('a'))?.createdAt).toBe(begun.toISOString());
  });
});

describe('A scheduled post that goes live while it is being edited', () => {
  const scheduled = { ...values, published: false, publishAt: Date.now() + 3_600_000 };

  /** As `publishDuePosts` does. */
  async function publish(id: string): Promise<void> {
    const saveId = scheduleSaveId((await opened(id)).baseUpdatedAt);
    const { fields } = aPost({ title: values.title, id, published: true, updatedAt: new Date() });
    await storeDocuments(origin, [{ path: `blogs/${id}`, fields: { ...fields, saveId } }]);
  }

  it('is saved without a confirmation, and stays published', async () => {
    const base = await opened(await create(scheduled));
    await publish(base.id);
    await idOf(savePost({ ...scheduled, excerpt: 'Corrected.' }, base));
    expect(await stored(base.id)).toMatchObject({ excerpt: 'Corrected.', published: true });
    expect(await stored(base.id)).not.toHaveProperty('publishAt');
  });

  it('is not turned into a draft without a confirmation', async () => {
    const base = await opened(await create(scheduled));
    await publish(base.id);
    expect(await savePost({ ...scheduled, publishAt: null }, base)).toHaveProperty('conflict');
    expect(await stored(base.id)).toMatchObject({ published: true });
  });

  it('is not overwritten without asking if someone else saved it too, and overwriting keeps it published', async () => {
    const base = await opened(await create(scheduled));
    await idOf(savePost({ ...scheduled, excerpt: 'Theirs.' }, { ...base, saveId: newSaveId() }));
    await publish(base.id);
    const mine = { ...scheduled, excerpt: 'Mine.' };
    const result = await savePost(mine, base);
    if (!('conflict' in result)) throw new Error('No conflict');
    const seen = { ...base, baseUpdatedAt: result.conflict.updatedAt };
    await idOf(savePost(keepPublished(mine, result.conflict), seen));
    expect(await stored(base.id)).toMatchObject({ excerpt: 'Mine.', published: true });
  });
});

it('a scheduled time is stored until the post is published or becomes a draft again', async () => {
  const publishAt = Date.parse('2030-01-05T08:00:00Z');
  const scheduled = { ...values, published: false, publishAt };
  const id = await create(scheduled);
  expect(await stored(id)).toMatchObject({ published: false, publishAt: '2030-01-05T08:00:00Z' });
  await idOf(savePost({ ...scheduled, publishAt: null }, await opened(id)));
  expect(await stored(id)).not.toHaveProperty('publishAt');
  await idOf(savePost(scheduled, await opened(id)));
  await idOf(savePost({ ...scheduled, published: true }, await opened(id)));
  expect(await stored(id)).toMatchObject({ published: true });
  expect(await stored(id)).not.toHaveProperty('publishAt');
});
