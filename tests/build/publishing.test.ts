import { expect, it } from 'vitest';
import { longTest } from '#emulator/tests/support/runs.ts';
import { aPost, postsNumbered } from '#tests/support/records/aPost.ts';
import { deleteDocument, storeDocuments } from '#tests/support/servers/embeddedFirebase.ts';
import {
  expectFullBuild,
  type PublishingSite,
  publishingSite,
  withoutDrawing,
} from '#tests/support/servers/publishingSite.ts';

const later = new Date('2024-08-02T12:00:00Z');

async function changeEverything(site: PublishingSite): Promise<void> {
  const { emulator, written } = site;
  const save = async (document: ReturnType<typeof aPost>) => {
    await storeDocuments(emulator.origin, [document]);
    await written(document.path.replace('blogs/', ''));
  };
  await save(aPost({ id: 'new', title: 'New', category: 'SEO', createdAt: later }));
  await expectFullBuild(site);
  await save(aPost({ id: 'post-01', title: 'Changed', content: 'Another *text*', updatedAt: later }));
  await save(aPost({ id: 'new', title: 'New', category: 'SEO', createdAt: later, content: 'Only the text' }));
  await expectFullBuild(site);
  await save(aPost({ id: 'new', published: false, wasPublished: true, createdAt: later }));
  await expectFullBuild(site);
  await deleteDocument(emulator.origin, 'blogs/post-01');
  await written('post-01');
  await expectFullBuild(site);
}

it.each([1, 13, 14])(
  'with %i posts, a function’s pages equal a full build’s byte for byte after posts are created, changed, unpublished and deleted',
  longTest,
  async (count) => {
    const site = await publishingSite(postsNumbered(count), count === 1 ? undefined : withoutDrawing);
    await site.deploy();
    await changeEverything(site);
    expect(await site.status()).toMatchObject({ error: null });
  },
);

it(
  'a call whose post is already live releases nothing, and after ten saves the newest text is live',
  longTest,
  async () => {
    const site = await publishingSite(postsNumbered(3));
    await site.deploy();
    await site.written('post-01');
    expect(site.server.releases).toHaveLength(1);
    const saves = Array.from({ length: 10 }, async (_, index) => {
      await storeDocuments(site.emulator.origin, [
        aPost({ id: 'post-01', content: `Text ${index}`, updatedAt: new Date(index) }),
      ]);
      await site.written('post-01');
    });
    await Promise.all(saves);
    await expectFullBuild(site);
    expect(site.server.releases.length).toBeLessThan(8);
  },
);

it(
  'the schedule releases saved, deleted, scheduled and imported posts that no call has released',
  longTest,
  async () => {
    const site = await publishingSite(postsNumbered(3));
    await site.deploy();
    const publishAt = new Date(Date.now() - 1_000);
    await storeDocuments(site.emulator.origin, [
      aPost({ id: 'missed', updatedAt: new Date(), createdAt: later }),
      aPost({ id: 'due', published: false, publishAt }),
    ]);
    await deleteDocument(site.emulator.origin, 'blogs/post-02');
    await site.tasks.everyFiveMinutes();
    await expectFullBuild(site);
    const { length } = site.server.releases;
    await site.tasks.everyFiveMinutes();
    expect(site.server.releases).toHaveLength(length);
    await deleteDocument(site.emulator.origin, 'blogs/post-03');
    await site.tasks.everyFiveMinutes();
    await expectFullBuild(site);
    await storeDocuments(site.emulator.origin, [aPost({ id: 'imported', updatedAt: new Date(2020, 0) })]);
    await site.tasks.everyFiveMinutes();
    await expectFullBuild(site);
  },
);

it(
  'functions of another deployment change nothing and say what to do, until both are deployed',
  longTest,
  async () => {
    const site = await publishingSite(postsNumbered(2));
    await site.deploy({ build: 'another', builtAt: Date.now() });
    await storeDocuments(site.emulator.origin, [aPost({ id: 'new' })]);
    await site.written('new');
    expect(site.server.releases).toHaveLength(1);
    expect(await site.status()).toMatchObject({
      error:
        "The site and its functions were built from different code. Ask your site's operator to run npm run deploy.",
    });
    await site.deploy();
    await site.tasks.everyFiveMinutes();
    expect(await site.status()).toMatchObject({ error: null, failedAt: null });
  },
);

it(
  'repeated failures keep the time of the first, and are rethrown so that the platform calls again',
  longTest,
  async () => {
    const site = await publishingSite(postsNumbered(2));
    await site.deploy();
    site.server.before.clone = (_request, response) => {
      response.writeHead(403).end('{}');
      return true;
    };
    await storeDocuments(site.emulator.origin, [aPost({ id: 'new' })]);
    await expect(site.written('new')).rejects.toThrow('Firebase Hosting Admin');
    const first = await site.status();
    expect(first).toMatchObject({ failedAt: expect.any(Number) });
    await expect(site.written('new')).rejects.toThrow();
    expect(await site.status()).toEqual(first);
    site.server.before = {};
    await site.written('new');
    await expectFullBuild(site);
    expect(await site.status()).toMatchObject({ error: null });
  },
);
