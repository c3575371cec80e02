import { loadEnv } from 'vite';
import type { EmbeddedFirebaseOptions } from '#emulator/embeddedFirebaseOptions.ts';
import { startEmulator } from '#emulator/start.ts';
import { embeddedProject } from '#scripts/build/embeddedProject.ts';
import { readEnvironment } from '#src/env.ts';
import type { Post } from '#src/features/posts/data/post.ts';
import { isInvalidDocument } from '#src/firebase/invalidDocument.ts';
import { queryPublishedPosts } from './queryPublishedPosts.ts';
import { rssBody } from './rssBody.tsx';

type EmbeddedProject = Omit<EmbeddedFirebaseOptions, 'directory'>;

/** Newest first: from the configured project, or from an embedded one with the sample content. */
export async function readPublishedPosts(embedded: EmbeddedProject = embeddedProject): Promise<Post[]> {
  const { firebase } = readEnvironment(loadEnv('production', process.cwd()));
  if (firebase) return publishable(await queryPublishedPosts({ projectId: firebase.projectId }));
  const emulator = await startEmulator({ ...embedded, directory: null });
  try {
    const database = { projectId: embedded.projectId, emulatorPort: emulator.port };
    return publishable(await queryPublishedPosts(database));
  } finally {
    await emulator.stop();
  }
}

/** @throws if a post cannot be published, because the site would silently lose an article */
function publishable(posts: readonly Post[]): Post[] {
  const faults = posts.flatMap((post) => faultOf(post) ?? []).sort();
  if (faults.length > 0) {
    const list = `Published posts that can't be read:\n${faults.join('\n')}`;
    if (!process.argv.includes('--skip-unreadable')) {
      throw new Error(
        `${list}\nRepair them in the admin area, or deploy without them: npm run deploy -- --skip-unreadable`,
      );
    }
    console.warn(list);
  }
  // Only the admin area needs to know which save wrote a post.
  return posts.filter((post) => faultOf(post) === null).map(({ saveId: _, ...post }) => post);
}

function faultOf(post: Post): string | null {
  const undated = post.createdAt === null ? 'Missing: createdAt' : null;
  const fault = isInvalidDocument(post) ? post.invalidReason : (undated ?? drawingFault(post));
  return fault && `- ${JSON.stringify(post.id)}: ${fault}`;
}

function drawingFault(post: Post): string | null {
  try {
    rssBody(post);
    return null;
  } catch (error) {
    return String(error);
  }
}
