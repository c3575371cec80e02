import type { Connect, Plugin, PreviewServer, ViteDevServer } from 'vite';
import type { EmbeddedFirebaseOptions } from './embeddedFirebaseOptions.ts';
import { leaveConnectionsOpen } from './listen.ts';
import { type EmbeddedFirebase, openEmbeddedFirebase } from './start.ts';

/** Mounts the embedded Firebase into Vite's dev and preview servers, on the page's own origin. */
export function embeddedFirebase(options: EmbeddedFirebaseOptions): Plugin {
  async function mount(server: ViteDevServer | PreviewServer): Promise<void> {
    const firebase = await openOnce(options);
    server.httpServer?.once('close', () => void firebase.stop());
    if (server.httpServer) leaveConnectionsOpen(server.httpServer);
    const middleware: Connect.NextHandleFunction = (request, response, next) => {
      if (!firebase.handle(request, response)) next();
    };
    // Mount within the hook: later, Vite would have rewritten the back channel's URL to `/index.html`.
    server.middlewares.use(middleware);
  }
  return { name: 'embedded-firebase', configureServer: mount, configurePreviewServer: mount };
}

const OPEN = Symbol.for('embedded-firebase.open');
type Opened = { [OPEN]?: Map<string, EmbeddedFirebase> };

/**
 * On restart, Vite opens the new server, which reloads this file, before it closes the old one. So the instance is
 * global.
 */
async function openOnce(options: EmbeddedFirebaseOptions): Promise<EmbeddedFirebase> {
  const globals = globalThis as typeof globalThis & Opened;
  globals[OPEN] ??= new Map();
  const opened = globals[OPEN];
  const directory = options.directory ?? '';
  const predecessor = opened.get(directory);
  const firebase = await openEmbeddedFirebase({ ...options, ...(predecessor && { predecessor }) });
  if (directory !== '') opened.set(directory, firebase);
  return firebase;
}
