import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { testFolder } from '#emulator/tests/support/testEmulator.ts';
import { embeddedProject } from '#scripts/build/embeddedProject.ts';
import { versionsOf } from '#tests/support/records/aVersion.ts';
import { storeDocuments } from '#tests/support/servers/embeddedFirebase.ts';
import { appInBrowser } from './appSite.ts';

const openApp = appInBrowser();

/** Requests every list and count that the site uses. @returns whether each worked */
async function requestLists(): Promise<boolean[]> {
  const both = ['asc', 'desc'] as const;
  const categories = [undefined, 'SEO'] as const;
  const filters = categories.flatMap((category) =>
    [undefined, true, false].map((published) => ({ category, published })),
  );
  const statuses = [undefined, 'new', 'read', 'replied'] as const;
  /** An update of a post with the most versions looks for the oldest one. Without an index, the post is still saved. */
  async function updateLive() {
    const live = await app.fetchPost('live');
    if (!live) return { success: false };
    const base = { id: live.id, isStored: true, baseUpdatedAt: live.updatedAt, saveId: app.newPostId() };
    return app.savePost({ ...live, title: `Live ${live.updatedAt}` }, base);
  }
  const answers: Promise<object | number>[] = [
    ...filters.map((filter) => app.countPosts(filter)),
    ...both.flatMap((direction) => [
      ...filters.map((filter) => app.fetchAdminPostPage({ ...filter, direction, size: 25 })),
      ...statuses.map((status) => app.fetchSubmissionPage({ status, direction, size: 25 })),
    ]),
    app.countSubmissions(),
    app.fetchVersions('live'),
    app.fetchDeletedPosts(),
    app.fetchDeletedSubmissions(),
    app.removeExpiredSubmissions(),
    app.fetchVersionsSince(0),
    app.fetchDrafts(),
    updateLive(),
  ];
  const didWork = (result: object) => !('success' in result) || result.success === true;
  return Promise.all(answers.map((answer) => answer.then(Object).then(didWork, () => false)));
}

/** What the embedded Firebase asks to add to the file when a list has no index. */
const missing = /requires an index\. Add to firestore\.indexes\.json: (\{.*\})/;

// Production may merge several indexes into one; its documentation promises that more firmly than reports bear out.
it('every list has its own index in firestore.indexes.json, and every index is needed by a list', async () => {
  const { indexes, ...rest }: { indexes: object[] } = JSON.parse(
    readFileSync(embeddedProject.indexesFile, 'utf8'),
  );
  const indexesFile = `${testFolder()}/firestore.indexes.json`;
  writeFileSync(indexesFile, JSON.stringify({ ...rest, indexes: [] }));
  const { site, page, said } = await openApp('admin', indexesFile);
  await storeDocuments(site.origin, versionsOf('live', 20));
  await page.evaluate(requestLists);
  const wanted = said.flatMap((line) => missing.exec(line)?.[1] ?? []);
  expect([...new Set(wanted)].sort()).toEqual(indexes.map((index) => JSON.stringify(index)).sort());

  writeFileSync(indexesFile, JSON.stringify({ ...rest, indexes }));
  await expect.poll(() => site.log).toContain(`embedded Firebase: ${indexesFile} reloaded`);
  said.length = 0;
  expect(await page.evaluate(requestLists)).not.toContain(false);
  expect(said.filter((line) => missing.test(line))).toEqual([]);
});
