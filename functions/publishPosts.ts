import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { Renderer } from '../scripts/prerender/renderer.ts';
import { postCollectionName } from '../src/features/posts/data/postRecord.ts';
import { type Hosting, type LiveSite, LiveSiteChanged, type SiteChange } from './hosting.ts';
import { findChange, readArchive } from './siteChange.ts';

export type Publishing = {
  firestore: Firestore;
  hosting: Hosting;
  /** Renders with the code of the deployment that the functions belong to. */
  renderer(): Promise<Renderer>;
  now(): number;
};

/** In `status/publishing`, for the admin. */
type PublishingStatus = {
  error?: string | null;
  /** Time of the first of several failures in a row, in ms. */
  failedAt?: number | null;
  /** The time up to which the version includes all changes, and the number of published posts then. */
  checked?: { version: string; at: number; count: number };
};

const attempts = 5;

/** Bounds the time and memory of one release. */
const postsPerRelease = 50;

/** Clocks differ, and an update is stored a little later than its timestamp says. */
const clockMarginMs = 60_000;

/**
 * Releases the site with the current version of a post; does nothing if it is live. Safe to call more than once.
 * @throws if that fails, so that the platform calls again
 */
export function publishPost(publishing: Publishing, id: string): Promise<void> {
  return report(publishing, async () => {
    const { faults } = await release(publishing, [id]);
    return faults;
  });
}

/** Releases what no call released: changes since the last check, and posts that appeared or disappeared. */
export function publishMissed(publishing: Publishing): Promise<void> {
  return report(publishing, async () => {
    const { firestore, hosting, now } = publishing;
    const live = await hosting.live();
    const { checked } = await readStatus(firestore);
    const at = now() - clockMarginMs;
    const posts = firestore.collection(postCollectionName);
    const since = Timestamp.fromMillis(checkedUntil(live, checked));
    const changed = (await posts.where('updatedAt', '>', since).select().get()).docs.map(({ id }) => id);
    const count = (await posts.where('published', '==', true).count().get()).data().count;
    const isChecked = checked?.version === live.version && checked.count === count;
    const missing = isChecked ? [] : await differingIds(publishing, live, count);
    const ids = [...new Set([...changed, ...missing])];
    let version = live.version;
    const faults: string[] = [];
    for (let start = 0; start < ids.length; start += postsPerRelease) {
      const released = await release(publishing, ids.slice(start, start + postsPerRelease));
      version = released.version;
      faults.push(...released.faults);
    }
    await statusOf(firestore).set({ checked: { version, at, count } }, { merge: true });
    return faults;
  });
}

/** Reads all ids only if the numbers differ. */
async function differingIds({ firestore }: Publishing, live: LiveSite, count: number): Promise<string[]> {
  const known = new Set((await readArchive(live)).map(({ id }) => id));
  if (known.size === count) return [];
  const stored = await firestore.collection(postCollectionName).where('published', '==', true).select().get();
  const current = new Set(stored.docs.map(({ id }) => id));
  return [...[...current].filter((id) => !known.has(id)), ...[...known].filter((id) => !current.has(id))];
}

async function release(publishing: Publishing, ids: readonly string[]) {
  const { firestore, hosting } = publishing;
  const renderer = await publishing.renderer();
  for (let attempt = 1; ; attempt += 1) {
    const live = await hosting.live();
    if (live.record.build !== renderer.build) throw new DifferentCode();
    const { files, removed, faults } = await findChange({ firestore, renderer, live }, ids);
    if (files.size === 0 && removed.length === 0) return { version: live.version, faults };
    const { checked } = await readStatus(firestore);
    const record = { ...live.record, builtAt: checkedUntil(live, checked) };
    const version = await tryRelease(hosting, live, { files, removed, record });
    if (version) return { version, faults };
    if (attempt === attempts) throw new LiveSiteChanged();
  }
}

async function tryRelease(hosting: Hosting, live: LiveSite, change: SiteChange): Promise<string | null> {
  try {
    return await hosting.release(live.version, change);
  } catch (error) {
    if (error instanceof LiveSiteChanged) return null;
    throw error;
  }
}

function checkedUntil({ version, record }: LiveSite, checked: PublishingStatus['checked']): number {
  return checked?.version === version ? checked.at : record.builtAt - clockMarginMs;
}

class DifferentCode extends Error {
  override message =
    "The site and its functions were built from different code. Ask your site's operator to run npm run deploy.";
}

/** Tells the admin area how publishing went. Calling again cannot fix a mismatch of the code, so that failure is not thrown. */
async function report({ firestore, now }: Publishing, run: () => Promise<string[]>): Promise<void> {
  const write = async (error: string | null) => {
    const failedAt = error && ((await readStatus(firestore)).failedAt ?? now());
    await statusOf(firestore).set({ error, failedAt }, { merge: true });
  };
  try {
    const faults = await run();
    await write(faults.length > 0 ? `Posts that can't be read: ${faults.join('; ')}` : null);
  } catch (error) {
    await write(error instanceof Error ? error.message : String(error));
    if (!(error instanceof DifferentCode)) throw error;
  }
}

async function readStatus(firestore: Firestore): Promise<PublishingStatus> {
  return (await statusOf(firestore).get()).data() ?? {};
}

function statusOf(firestore: Firestore) {
  return firestore.doc('status/publishing');
}
