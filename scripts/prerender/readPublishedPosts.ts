import { loadEnv } from 'vite';
import type { EmbeddedFirebaseOptions } from '#emulator/embeddedFirebaseOptions.ts';
import { startEmulator } from '#emulator/start.ts';
import { embeddedProject } from '#scripts/build/embeddedProject.ts';
import { readEnvironment } from '#src/env.ts';
import type { AnyPost, Post } from '#src/features/posts/data/post.ts';
import { postFault, toPublicPost } from './postFault.ts';
import { queryPublishedPosts } from './queryPublishedPosts.ts';

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
function publishable(posts: readonly AnyPost[]): Post[] {
  const faults = posts.flatMap((post) => postFault(post) ?? []).sort();
  if (faults.length > 0) {
    const list = `Published posts that can't be read:\n${faults.map((fault) => `- ${fault}`).join('\n')}`;
    if (!process.argv.includes('--skip-unreadable')) {
      throw new Error(
        `${list}\nRepair them in the admin area, or deploy without them: npm run deploy -- --skip-unreadable`,
      );
    }
    console.warn(list);
  }
  return posts.filter((post): post is Post => postFault(post) === null).map(toPublicPost);
}
