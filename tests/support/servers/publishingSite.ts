import { expect, onTestFinished } from 'vitest';
import { background } from '#functions/background.ts';
import { loadRenderer, rendererFolder } from '#scripts/build/buildRenderer.ts';
import { embeddedProject } from '#scripts/build/embeddedProject.ts';
import { embeddedFirestore } from '#scripts/functions/embeddedFirestore.ts';
import { queryPublishedPosts } from '#scripts/prerender/queryPublishedPosts.ts';
import type { Renderer } from '#scripts/prerender/renderer.ts';
import { toArchive } from '#src/features/posts/data/archive.ts';
import { isReadable } from '#src/firebase/storedFields.ts';
import type { postsNumbered } from '#tests/support/records/aPost.ts';
import { firebaseInMemory } from './firebaseInMemory.ts';
import { hostingOf, startHostingServer } from './hostingServer.ts';

const built = await loadRenderer(`${process.cwd()}/dist/${rendererFolder}`);

/** Writes the words of each social image instead of drawing it: drawing 500 of them would take minutes. */
export const withoutDrawing: Renderer = {
  ...built,
  renderFile: async (file, posts) =>
    file.kind === 'social image' ? JSON.stringify(file.from) : built.renderFile(file, posts),
};

export type PublishingSite = Awaited<ReturnType<typeof publishingSite>>;

/** A site deployed with these posts, whose functions release through a server like Firebase Hosting. */
export async function publishingSite(posts: ReturnType<typeof postsNumbered>, renderer: Renderer = built) {
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

/** Whether the live site is what a full build of the stored posts makes. */
export async function expectFullBuild({ server, build }: PublishingSite): Promise<void> {
  const { '/build.json': _, '/index.html': home, ...live } = Object.fromEntries(server.live());
  const expected = await build();
  expect(Object.keys(live).sort()).toEqual(Object.keys(expected).sort());
  const differing = Object.entries(expected).filter(
    ([file, content]) => !live[file]?.equals(Buffer.from(content)),
  );
  expect(differing.map(([file]) => file)).toEqual([]);
  expect(home?.toString()).toBe('Home');
}
