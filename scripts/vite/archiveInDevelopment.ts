import type { Plugin, ViteDevServer } from 'vite';
import { embeddedProject } from '#scripts/build/embeddedProject.ts';
import type { Database } from '#scripts/prerender/queryPublishedPosts.ts';
import { readEnvironment } from '#src/env.ts';
import { toArchive } from '#src/features/posts/data/archive.ts';
import { staticFiles } from '#src/features/posts/data/staticPosts.ts';
import { isReadable } from '#src/firebase/storedFields.ts';

/** Serves `/blog.json` from the database, because no build has written it. */
export function archiveInDevelopment(): Plugin {
  return {
    name: 'archive-in-development',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(staticFiles.archive, async (_request, response, next) => {
        try {
          // Loaded late, to keep the start fast.
          const { queryPublishedPosts } = await import('#scripts/prerender/queryPublishedPosts.ts');
          const posts = await queryPublishedPosts(databaseOf(server));
          response.setHeader('Content-Type', 'application/json');
          response.end(JSON.stringify(toArchive(posts.filter(isReadable))));
        } catch (error) {
          next(error);
        }
      });
    },
  };
}

function databaseOf({ config, resolvedUrls }: ViteDevServer): Database {
  const { firebase, suite } = readEnvironment(config.env);
  if (firebase) return { projectId: firebase.projectId };
  const ownPort = Number(new URL(resolvedUrls?.local[0] ?? '').port);
  return { projectId: embeddedProject.projectId, emulatorPort: suite?.firestorePort ?? ownPort };
}
