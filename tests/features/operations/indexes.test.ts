import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { testFolder } from '#emulator/tests/support/testEmulator.ts';
import { embeddedProject } from '#scripts/build/embeddedProject.ts';
import { versionsOf } from '#tests/support/records/aVersion.ts';
import { storeDocuments } from '#tests/support/servers/embeddedFirebase.ts';
import { appInBrowser } from './appSite.ts';

const openApp = appInBrowser();

/** Requests every list and count that the site uses. @returns the numbers of those that worked */
async function workingLists(): Promise<number[]> {
  const both = ['asc', 'desc'] as const;
  const categories = [undefined, 'SEO'] as const;
  const filters = categories.flatMap((category) =>
    [undefined, true, false].map((published) => ({ category, published })),
  );
  const statuses = [undefined, 'new', 'read', 'replied'] as const;
  const after = { id: 'live', createdAt: 0 };
  const results = await Promise.all([
    ...categories.flatMap((category) => [
      app.fetchPostPage({ category }),
      app.fetchPostPage({ category, after }),
    ]),
    ...filters.map((filter) => app.countPosts(filter)),
    ...both.flatMap((direction) => [
      ...filters.map((filter) => app.fetchAdminPostPage({ ...filter, direction, size: 25 })),
      ...statuses.map((status) => app.fetchSubmissionPage({ status, direction, size: 25 })),
    ]),
    app.countSubmissions(),
    app.fetchVersions('live'),
    app.fetchSurplusVersions('live'),
    app.fetchDeletedPosts(null),
    app.fetchVersionsSince(0),
    app.fetchDrafts(),
  ]);
  return results.flatMap(({ success }, number) => (success ? number : []));
}

// Production may merge several indexes into one; its documentation promises that more firmly than reports bear out.
it('every list has its own index in firestore.indexes.json, and every index is needed by a list', async () => {
  const { indexes, ...rest }: { indexes: object[] } = JSON.parse(
    readFileSync(embeddedProject.indexesFile, 'utf8'),
  );
  const indexesFile = `${testFolder()}/firestore.indexes.json`;
  writeFileSync(indexesFile, JSON.stringify({ ...rest, indexes }));
  const { site, page } = await openApp('admin', indexesFile);
  const { log = [] } = site;
  await storeDocuments(site.origin, versionsOf('live', 20));
  const working = () => page.evaluate(workingLists);
  const all = await working();

  async function workingWith(some: object[]): Promise<number[]> {
    log.length = 0;
    writeFileSync(indexesFile, JSON.stringify({ ...rest, indexes: some }));
    await expect.poll(() => log).toContain(`embedded Firebase: ${indexesFile} reloaded`);
    return working();
  }

  const simple = await workingWith([]);
  const served = new Set(simple);
  for (const index of indexes) {
    const own = (await workingWith([index])).filter((list) => !served.has(list));
    expect(own, `the lists of ${JSON.stringify(index)}`).not.toEqual([]);
    for (const list of own) served.add(list);
  }
  expect(all).toEqual([...all.keys()]);
  expect([...served].sort((a, b) => a - b)).toEqual(all);
});
