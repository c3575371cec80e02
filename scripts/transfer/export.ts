import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FieldPath, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { toCsv } from '#src/admin/submissions/actions/submissionsCsv.ts';
import { postCollectionName } from '#src/features/posts/data/postRecord.ts';
import { submissionCollectionName, toSubmission } from '#src/features/submissions/data/submission.ts';
import { toPostFile } from './postFile.ts';
import { runTransfer, type Transfer } from './transfer.ts';

const does = `Writes all posts as Markdown with front matter, the uploaded images, and the inquiries as CSV. Running it again replaces
the files it wrote and removes those of deleted posts and images.`;

const pageSize = 100;

/** The names of the files that the last export wrote, so that the next one removes only its own. */
const listFile = 'export.json';

await runTransfer('export', does, exportSite);

async function exportSite({ folder, name, firestore, pictures }: Transfer): Promise<void> {
  const written: string[] = [];
  const write = async (file: string, content: string | Buffer) => {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), content);
    written.push(file);
  };
  const relative = (text: unknown) =>
    typeof text === 'string' && pictures ? pictures.toRelative(text) : text;

  let posts = 0;
  for await (const document of documentsOf(firestore, postCollectionName)) {
    const post = document.data();
    const { content, featuredImage } = post;
    const file = { ...post, content: relative(content), featuredImage: relative(featuredImage) };
    await write(`posts/${document.id}.md`, toPostFile(file));
    posts += 1;
    if (posts % 100 === 0) console.log(`${posts} posts...`);
  }
  const submissions = [];
  for await (const document of documentsOf(firestore, submissionCollectionName)) {
    submissions.push(toSubmission(document.id, document.data()));
  }
  submissions.sort((one, other) => (other.timestamp ?? 0) - (one.timestamp ?? 0));
  await write('inquiries.csv', toCsv(submissions));
  const names = (await pictures?.list()) ?? [];
  for (const [index, picture] of names.entries()) {
    await write(`pictures/${picture}`, await (pictures as NonNullable<typeof pictures>).download(picture));
    if ((index + 1) % 100 === 0) console.log(`${index + 1} of ${names.length} images...`);
  }
  await removeOthers(folder, written);
  console.log(
    `Exported ${name} to ${folder}. Posts: ${posts}, images: ${names.length}, inquiries: ${submissions.length}.`,
  );
}

/** All documents of a collection, a page at a time. */
async function* documentsOf(firestore: Firestore, collection: string): AsyncGenerator<QueryDocumentSnapshot> {
  const all = firestore.collection(collection).orderBy(FieldPath.documentId()).limit(pageSize);
  let page = await all.get();
  while (page.size > 0) {
    yield* page.docs;
    page = await all.startAfter(page.docs.at(-1)).get();
  }
}

async function removeOthers(folder: string, written: readonly string[]): Promise<void> {
  const list = join(folder, listFile);
  const before = JSON.parse(await readFile(list, 'utf8').catch(() => '[]')) as string[];
  for (const file of before.filter((name) => !written.includes(name)))
    await rm(join(folder, file), { force: true });
  await writeFile(list, JSON.stringify(written, null, 2));
}
