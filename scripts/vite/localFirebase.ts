import { join } from 'node:path';
import { loadEnv, type Plugin, type PreviewServer, type ViteDevServer } from 'vite';
import { embeddedFirebase } from '#emulator/vitePlugin.ts';
import { folderMailer } from '#functions/mailer.ts';
import { embeddedProject } from '#scripts/build/embeddedProject.ts';
import { demoAdmin } from '#scripts/content/sampleContent.ts';
import { localFunctions } from '#scripts/functions/localFunctions.ts';
import { site } from '#src/content/site.ts';
import { readEnvironment } from '#src/env.ts';
import { paths } from '#src/paths.ts';

/** Runs unless a real project or the Emulator Suite is configured. `LOCAL_FIREBASE_DIR` sets its data folder. */
export function localFirebase(mode: string): Plugin[] {
  const variables = loadEnv(mode, process.cwd(), ['VITE_', 'LOCAL_FIREBASE_']);
  const { firebase, suite } = withoutStack(() => readEnvironment(variables));
  if (firebase || suite) return [];
  const directory = variables.LOCAL_FIREBASE_DIR || '.local-firebase';
  const address = siteAddress();
  const background = localFunctions({
    log,
    origin: address.origin,
    send: folderMailer(join(directory, 'mail'), log),
    start: async () => log('publishing: skipped (a real project would start the workflow now)'),
  });
  return [embeddedFirebase({ ...embeddedProject, directory, background }), announceAdmin(), address.plugin];
}

/** Vite prints the stack of a configuration error, which would bury the message. */
function withoutStack<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof Error) error.stack = error.message;
    throw error;
  }
}

function log(line: string): void {
  console.log(line);
}

function siteAddress(): { plugin: Plugin; origin(): string } {
  let server: ViteDevServer | PreviewServer | null = null;
  const origin = () => new URL(server?.resolvedUrls?.local[0] ?? site.url).origin;
  const remember = (opened: ViteDevServer | PreviewServer) => {
    server = opened;
  };
  return {
    origin,
    plugin: { name: 'site-address', configureServer: remember, configurePreviewServer: remember },
  };
}

function announceAdmin(): Plugin {
  return {
    name: 'announce-admin',
    configureServer(server) {
      const printUrls = server.printUrls.bind(server);
      server.printUrls = () => {
        printUrls();
        const { email, password } = demoAdmin;
        server.config.logger.info(`  ➜  Admin area: ${paths.login}, log in as ${email} with ${password}`);
      };
    },
  };
}
