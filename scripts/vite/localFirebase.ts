import { join, resolve } from 'node:path';
import { loadEnv, type Plugin, type PreviewServer, type ViteDevServer } from 'vite';
import type { EmbeddedFirebaseOptions } from '#emulator/embeddedFirebaseOptions.ts';
import { embeddedFirebase } from '#emulator/vitePlugin.ts';
import { folderMailer } from '#functions/mailer.ts';
import { embeddedProject } from '#scripts/build/embeddedProject.ts';
import { demoAdmin } from '#scripts/content/sampleContent.ts';
import { localFunctions } from '#scripts/functions/localFunctions.ts';
import { localHosting } from '#scripts/functions/localHosting.ts';
import type { Renderer } from '#scripts/prerender/renderer.ts';
import { site } from '#src/content/site.ts';
import { readEnvironment } from '#src/env.ts';
import { paths } from '#src/paths.ts';

/**
 * Runs unless a real project or the official emulators are configured. `LOCAL_FIREBASE_DIR` sets its data folder.
 * @param site of `localSiteFolder`
 */
export function localFirebase(mode: string, site: string | null): Plugin[] {
  const directory = localDirectory(mode);
  if (directory === null) return [];
  const running = runningServer();
  const mailFolder = join(directory, 'mail');
  const sendMail: NonNullable<EmbeddedFirebaseOptions['sendMail']> = ({ id, to, subject, text }) =>
    folderMailer(mailFolder, log, to)({ id, subject, text });
  const background = localFunctions({
    log,
    origin: running.origin,
    send: folderMailer(mailFolder, log),
    publishing: site === null ? null : { hosting: localHosting(site), renderer: running.renderer },
  });
  return [
    embeddedFirebase({ ...embeddedProject, directory, background, sendMail }),
    announceAdmin(),
    running.plugin,
  ];
}

/**
 * The folder that `npm run preview` serves, a copy of the build in which functions publish; `null` if it serves the build
 * itself.
 */
export function localSiteFolder(mode: string): string | null {
  const directory = localDirectory(mode);
  const isOff = process.env.LOCAL_PUBLISHING === 'off';
  return directory === null || isOff ? null : resolve(directory, 'site');
}

/** `null` if no embedded Firebase runs. */
function localDirectory(mode: string): string | null {
  const variables = loadEnv(mode, process.cwd(), ['VITE_', 'LOCAL_FIREBASE_']);
  const { firebase, suite } = withoutStack(() => readEnvironment(variables));
  return firebase || suite ? null : variables.LOCAL_FIREBASE_DIR || '.local-firebase';
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

function runningServer() {
  let server: ViteDevServer | PreviewServer | null = null;
  let renderer: Promise<Renderer> | null = null;
  const origin = () => new URL(server?.resolvedUrls?.local[0] ?? site.url).origin;
  const remember = (opened: ViteDevServer | PreviewServer) => {
    server = opened;
  };
  const openRenderer = async () => {
    const { loadRenderer, rendererFolder } = await import('#scripts/build/buildRenderer.ts');
    return loadRenderer(resolve(server?.config.build.outDir ?? '', rendererFolder));
  };
  return {
    origin,
    renderer: () => {
      renderer ??= openRenderer();
      return renderer;
    },
    plugin: { name: 'running-server', configureServer: remember, configurePreviewServer: remember },
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
