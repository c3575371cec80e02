import { afterEach, beforeEach, expect, it } from 'vitest';
import { type StartedEmulator, startEmulator } from '#emulator/start.ts';
import { embeddedProject } from '#scripts/build/embeddedProject.ts';
import { changedScope } from '#scripts/deploy/deployScope.ts';
import { builtState, fetchPublishedState } from '#scripts/deploy/publishedState.ts';
import { aPost } from '#tests/support/records/aPost.ts';
import { deleteDocument, storeDocuments } from '#tests/support/servers/embeddedFirebase.ts';

const day = (number: number) => new Date(Date.UTC(2024, 0, 1 + number));
const archive = Array.from({ length: 40 }, (_, number) =>
  aPost({ id: `post-${number}`, createdAt: day(number) }),
);
const draft = aPost({ id: 'draft', published: false, createdAt: day(100) });
const built = Object.fromEntries(archive.map((_, number) => [`post-${number}`, day(number).getTime()]));
const deployed = { source: 'same', posts: 'hash', published: builtState(built) };

let database: StartedEmulator;
let archiveReads: number;

beforeEach(async () => {
  archiveReads = 0;
  const seed = () => ({ documents: [...archive, draft], users: [] });
  database = await startEmulator({ ...embeddedProject, seed, directory: null, log: () => undefined });
});
afterEach(() => database.stop());

/** The scope of a check for changes; the archive, if it is read, is another one than the host's. */
function check() {
  const { origin } = database;
  return changedScope(deployed, {
    source: 'same',
    readState: () => fetchPublishedState({ origin, projectId: embeddedProject.projectId, token: 'owner' }),
    readPosts: async () => {
      archiveReads += 1;
      return 'another hash';
    },
  });
}

it('a check that finds nothing changed reads two documents of forty', async () => {
  expect(await check()).toBe('nothing');
  expect(archiveReads).toBe(0);
  expect(database.stats().documentsRead).toBeLessThanOrEqual(2);
});

it('a check notices a post that was published, changed or removed', async () => {
  await storeDocuments(database.origin, [aPost({ id: 'new', createdAt: day(200) })]);
  expect(await check()).toBe('hosting');
  await deleteDocument(database.origin, 'blogs/new');
  expect(await check()).toBe('nothing');
  await storeDocuments(database.origin, [aPost({ id: 'post-3', createdAt: day(300) })]);
  expect(await check()).toBe('hosting');
  await storeDocuments(database.origin, archive);
  await deleteDocument(database.origin, 'blogs/post-3');
  expect(await check()).toBe('hosting');
});

it('a draft that was written later is no change', async () => {
  await storeDocuments(database.origin, [aPost({ id: 'draft', published: false, createdAt: day(400) })]);
  expect(await check()).toBe('nothing');
});

it('changed code is deployed without reading the database', async () => {
  const ask = () => Promise.reject(new Error('asked'));
  expect(await changedScope(deployed, { source: 'other', readState: ask, readPosts: ask })).toBe(
    'everything',
  );
});
