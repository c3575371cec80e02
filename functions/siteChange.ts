import type { Firestore } from 'firebase-admin/firestore';
import type { Renderer } from '../scripts/prerender/renderer.ts';
import {
  type Archive,
  newestFirst,
  type PostSummary,
  toArchive,
} from '../src/features/posts/data/archive.ts';
import type { AnyPost, Post } from '../src/features/posts/data/post.ts';
import { postCollectionName, toPost } from '../src/features/posts/data/postRecord.ts';
import { staticFiles } from '../src/features/posts/data/staticPosts.ts';
import type { LiveSite, SiteChange } from './hosting.ts';

type Sources = { firestore: Firestore; renderer: Renderer; live: LiveSite };

/** `null` for a post that visitors cannot read. */
type ReadPosts = Map<string, Post | null>;

/**
 * Renders what differs between the live site and the database, as far as these posts are concerned. Reads them, and the
 * posts in the files that change.
 * @returns also the reasons why some of them have no page
 */
export async function findChange(
  { firestore, renderer, live }: Sources,
  ids: readonly string[],
): Promise<Pick<SiteChange, 'files' | 'removed'> & { faults: string[] }> {
  const before = await readArchive(live);
  const read: ReadPosts = new Map();
  const faults: string[] = [];
  let edited: ReadonlySet<string> | undefined;
  let needed = ids;
  for (;;) {
    for (const post of await readPosts(firestore, needed)) {
      const fault = post.published ? renderer.postFault(post) : null;
      if (fault) faults.push(fault);
      read.set(post.id, post.published && !post.faults && !fault ? renderer.toPublicPost(post) : null);
    }
    for (const id of needed) if (!read.has(id)) read.set(id, null);
    edited ??= await editedIds(live, read);
    const archive = withPosts(before, read);
    const { changed, removed } = renderer.changedFiles(before, archive, edited);
    // A post that is read only for its text may have changed, too.
    needed = [...new Set(changed.flatMap(({ texts }) => texts))].filter((id) => !read.has(id));
    if (needed.length > 0) continue;
    const texts = new Map([...read].flatMap(([id, post]) => (post ? [[id, post]] : [])));
    const files = new Map<string, string | Buffer>();
    for (const file of changed)
      files.set(`/${file.file}`, await renderer.renderFile(file, { archive, texts }));
    return { files, removed: removed.map((file) => `/${file}`), faults };
  }
}

export async function readArchive(live: LiveSite): Promise<PostSummary[]> {
  const archive = (await live.readJson(staticFiles.archive)) as Archive | null;
  if (archive === null) throw new Error(`The live site has no ${staticFiles.archive}: run npm run deploy`);
  return archive.posts;
}

async function readPosts(firestore: Firestore, ids: readonly string[]): Promise<AnyPost[]> {
  if (ids.length === 0) return [];
  const posts = firestore.collection(postCollectionName);
  const stored = await firestore.getAll(...ids.map((id) => posts.doc(id)));
  return stored.flatMap((document) => {
    const data = document.data();
    return data ? [toPost(document.id, data)] : [];
  });
}

/** The posts whose live text differs. Compares the text, because another tool may have edited it without changing `updatedAt`. */
async function editedIds(live: LiveSite, read: ReadPosts): Promise<ReadonlySet<string>> {
  const edited = new Set<string>();
  for (const [id, post] of read) {
    const article = post && ((await live.readJson(staticFiles.article(id))) as { post?: unknown } | null);
    if (article && JSON.stringify(article.post) !== JSON.stringify(post)) edited.add(id);
  }
  return edited;
}

function withPosts(archive: readonly PostSummary[], read: ReadPosts): PostSummary[] {
  const others = archive.filter(({ id }) => !read.has(id));
  const current = [...read.values()].filter((post) => post !== null);
  return toArchive([...others, ...current].sort(newestFirst)).posts;
}
