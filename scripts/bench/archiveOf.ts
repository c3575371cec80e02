import type { SeedDocument } from '#emulator/seed.ts';
import { startEmulator } from '#emulator/start.ts';
import { embeddedProject } from '#scripts/build/embeddedProject.ts';
import { seed as sampleSeed } from '#scripts/content/sampleContent.ts';
import { sampleSubmissions } from '#scripts/content/sampleSubmissions.ts';
import { temporaryFolder } from '#tests/support/servers/siteServer.ts';

const newest = Date.parse('2024-07-01T12:00:00Z');

/** Seeds a data folder with the sample posts, `posts` and submissions a minute apart; removed after the bench. */
export async function archiveOf(submissions: number, posts: readonly SeedDocument[] = []): Promise<string> {
  const directory = temporaryFolder();
  const { documents, users } = sampleSeed();
  const samplePosts = documents.filter(({ path }) => path.startsWith('blogs/'));
  const generated = Array.from({ length: submissions }, (_, index) => submissionDocument(index));
  const seed = () => ({ documents: [...samplePosts, ...posts, ...generated], users });
  const emulator = await startEmulator({ ...embeddedProject, directory, seed, log: () => undefined });
  await emulator.stop();
  return directory;
}

function submissionDocument(index: number): SeedDocument {
  const sample = sampleSubmissions[index % sampleSubmissions.length];
  if (!sample) throw new Error('There are no sample submissions.');
  const { id, timestamp: _, ...form } = sample;
  return {
    path: `contacts/${id}-${index}`,
    fields: { ...form, name: `${form.name} ${index + 1}`, timestamp: new Date(newest - index * 60_000) },
  };
}
