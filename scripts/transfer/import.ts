import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parsePicturePath, pictureFolder } from '#src/features/pictures/pictureUrl.ts';
import { postCollectionName, toPost } from '#src/features/posts/data/postRecord.ts';
import { faultText, isReadable } from '#src/firebase/storedFields.ts';
import { fromPostFile } from './postFile.ts';
import { runTransfer, type Transfer } from './transfer.ts';

const does = `Adds the Markdown files in <folder>/posts (or in <folder>) as posts, and the images in <folder>/pictures. The file's name
becomes the post's URL. Existing posts stay unchanged. Inquiries are not imported.`;

await runTransfer('import', does, importSite);

async function importSite({ folder, name, firestore, pictures }: Transfer): Promise<void> {
  const stored = new Set(await pictures?.list());
  const files = await readdir(join(folder, pictureFolder)).catch(() => []);
  const own = files.filter((file) => parsePicturePath(`${pictureFolder}/${file}`) && !stored.has(file));
  if (!pictures && own.length > 0) console.log('No Storage is configured, so images are not imported.');
  for (const file of pictures ? own : [])
    await pictures?.upload(file, await readFile(join(folder, pictureFolder, file)));

  let added = 0;
  for (const file of await markdownFiles(folder)) {
    const id = basename(file, '.md');
    const skip = (reason: string) => console.log(`Skipped ${file}: ${reason}`);
    try {
      const { fields, faults } = fromPostFile(toUrls(await readFile(file, 'utf8')), id);
      const post = toPost(id, fields);
      if (!isReadable(post)) {
        skip(
          post.faults.includes('id')
            ? 'the file name may contain only letters, digits, - and _'
            : faultText(post),
        );
        continue;
      }
      const reference = firestore.collection(postCollectionName).doc(id);
      // Not `create` alone: over REST the SDK mistakes the refusal for a conflict and retries for minutes.
      if ((await reference.get()).exists) {
        skip('this post already exists');
        continue;
      }
      await reference.create(fields);
      added += 1;
      if (faults.length > 0) console.log(`Added ${file} as a draft: ${faults.join(' ')}`);
    } catch (error) {
      if (!(error instanceof SyntaxError || (error as Error).name.startsWith('YAML'))) throw error;
      skip((error as Error).message);
    }
  }
  console.log(`Added to ${name}. Posts: ${added}, images: ${pictures ? own.length : 0}.`);

  function toUrls(text: string): string {
    return pictures ? pictures.toUrls(text) : text;
  }
}

/** @throws if the folder cannot be read */
async function markdownFiles(folder: string): Promise<string[]> {
  const posts = join(folder, 'posts');
  const names = await readdir(posts).catch(() => null);
  const from = names ? posts : folder;
  return (names ?? (await readdir(folder)))
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => join(from, name));
}
