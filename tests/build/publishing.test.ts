import { expect, it, onTestFinished, vi } from 'vitest';
import { longTest } from '#emulator/tests/support/runs.ts';
import { background } from '#functions/background.ts';
import { loadRenderer, rendererFolder } from '#scripts/build/buildRenderer.ts';
import { embeddedProject } from '#scripts/build/embeddedProject.ts';
import { embeddedFirestore } from '#scripts/functions/embeddedFirestore.ts';
import { queryPublishedPosts } from '#scripts/prerender/queryPublishedPosts.ts';
import type { Renderer } from '#scripts/prerender/renderer.ts';
import { toArchive } from '#src/features/posts/data/archive.ts';
import { isReadable } from '#src/firebase/storedFields.ts';
import { aPost, postsNumbered } from '#tests/support/records/aPost.ts';
import { deleteDocument, storeDocuments } from '#tests/support/servers/embeddedFirebase.ts';
import { firebaseInMemory } from '#tests/support/servers/firebaseInMemory.ts';
import { hostingOf, startHostingServer } from '#tests/support/servers/hostingServer.ts';

const built = await loadRenderer(`${process.cwd()}/dist/${rendererFolder}`);

/** With each image as the words on it: drawing 500 of them would take minutes. */
const withoutDrawing: Renderer = {
  ...built,
  renderFile: async (file, posts) =>
    file.kind === 'social image' ? JSON.stringify(file.from) : built.renderFile(file, posts),
};

type Site = Awaited<ReturnType<typeof setUp>>;

/** A site deployed with these posts, whose functions release through a server like Firebase Hosting. */
async function setUp(posts: ReturnType<typeof postsNumbered>, renderer: Renderer = built) {
  const emulator = await firebaseInMemory(posts);
  const firestore = embeddedFirestore(emulator.port);
  const server = await startHostingServer();
  onTestFinished(async () => {
    await firestore.terminate();
    await emulator.stop();
    await server.end();
  });
  const build = async () => {
    const stored = await queryPublishedPosts({
      projectId: embeddedProject.projectId,
      emulatorPort: emulator.port,
    });
    const public_ = stored.filter(isReadable).map(renderer.toPublicPost);
    const source = {
      archive: toArchive(public_).posts,
      texts: new Map(public_.map((post) => [post.id, post])),
    };
    const files = new Map<string, string | Buffer>();
    for (const file of renderer.postFiles(source.archive))
      files.set(`/${file.file}`, await renderer.renderFile(file, source));
    return Object.fromEntries(files);
  };
  const deploy = async (record = { build: renderer.build, builtAt: Date.now() }) =>
    server.deploy({ ...(await build()), '/build.json': JSON.stringify(record), '/index.html': 'Home' });
  const hosting = hostingOf(server);
  const tasks = background({
    firestore,
    send: null,
    publishing: { hosting, renderer: async () => renderer },
    origin: () => '',
    now: Date.now,
  });
  const status = async () => (await firestore.doc('status/publishing').get()).data();
  /** What Eventarc does after a write. */
  const written = (id: string) =>
    tasks.postWritten(id, { before: { published: true }, after: { published: true } });
  return { emulator, firestore, server, build, deploy, tasks, status, written };
}

async function expectFullBuild({ server, build }: Site): Promise<void> {
  const { '/build.json': _, '/index.html': home, ...live } = Object.fromEntries(server.live());
  const expected = await build();
  expect(Object.keys(live).sort()).toEqual(Object.keys(expected).sort());
  const differing = Object.entries(expected).filter(
    ([file, content]) => !live[file]?.equals(Buffer.from(content)),
  );
  expect(differing.map(([file]) => file)).toEqual([]);
  expect(home?.toString()).toBe('Home');
}

const later = new Date('2024-08-02T12:00:00Z');

async function changeEverything(site: Site): Promise<void> {
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
  'the pages of a function equal a full build, byte for byte: new, changed, unpublished and deleted among %i posts',
  longTest,
  async (count) => {
    const site = await setUp(postsNumbered(count), count === 1 ? built : withoutDrawing);
    await site.deploy();
    await changeEverything(site);
    expect(await site.status()).toMatchObject({ error: null });
  },
);

it('among 500 posts, a change reads and uploads fewer than 30 posts and files', longTest, async () => {
  const site = await setUp(
    postsNumbered(500, () => ({ content: 'Short.' })),
    withoutDrawing,
  );
  await site.deploy();
  const reads = vi.spyOn(site.firestore, 'getAll');
  await storeDocuments(site.emulator.origin, [aPost({ id: 'new', createdAt: later })]);
  await site.written('new');
  expect(reads.mock.calls.flat().length).toBeLessThan(30);
  expect(site.server.calls.filter((call) => call === 'upload').length).toBeLessThan(30);
  await expectFullBuild(site);
});

it(
  'a call that finds its post live releases nothing, and ten saves end in the newest text',
  longTest,
  async () => {
    const site = await setUp(postsNumbered(3));
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

it('the schedule releases what no call has: saved, deleted and scheduled posts', longTest, async () => {
  const site = await setUp(postsNumbered(3));
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
});

it(
  'functions of another deployment change nothing and say what to do, until both are deployed',
  longTest,
  async () => {
    const site = await setUp(postsNumbered(2));
    await site.deploy({ build: 'another', builtAt: Date.now() });
    await storeDocuments(site.emulator.origin, [aPost({ id: 'new' })]);
    await site.written('new');
    expect(site.server.releases).toHaveLength(1);
    expect(await site.status()).toMatchObject({
      error: 'The site and its functions are from different deployments: run npm run deploy',
    });
    await site.deploy();
    await site.tasks.everyFiveMinutes();
    expect(await site.status()).toMatchObject({ error: null, failedAt: null });
  },
);

it(
  'a failure is shown since its first call, and thrown so that the platform calls again',
  longTest,
  async () => {
    const site = await setUp(postsNumbered(2));
    await site.deploy();
    site.server.before.clone = (_request, response) => {
      response.writeHead(403).end('{}');
      return true;
    };
    await storeDocuments(site.emulator.origin, [aPost({ id: 'new' })]);
    await expect(site.written('new')).rejects.toThrow('Firebase Hosting Admin');
    const first = await site.status();
    await expect(site.written('new')).rejects.toThrow();
    expect(await site.status()).toEqual(first);
    site.server.before = {};
    await site.written('new');
    await expectFullBuild(site);
    expect(await site.status()).toMatchObject({ error: null });
  },
);
