import type { Connect, Plugin, PreviewServer, ViteDevServer } from 'vite';
import type { EmbeddedFirebaseOptions } from './embeddedFirebaseOptions.ts';
import { leaveConnectionsOpen } from './listen.ts';
import { type EmbeddedFirebase, openEmbeddedFirebase } from './start.ts';

/**
 * Mounts the embedded Firebase into Vite's dev and preview servers, on the page's own origin. Registered in the body
 * of the hooks: later, Vite would already have rewritten the back channel's address to `/index.html`.
 */
export function embeddedFirebase(options: EmbeddedFirebaseOptions): Plugin {
  async function mount(server: ViteDevServer | PreviewServer): Promise<void> {
    const firebase = await openOnce(options);
    server.httpServer?.once('close', () => void firebase.stop());
    if (server.httpServer) leaveConnectionsOpen(server.httpServer);
    const middleware: Connect.NextHandleFunction = (request, response, next) => {
      if (!firebase.handle(request, response)) next();
    };
    server.middlewares.use(middleware);
  }
  return { name: 'embedded-firebase', configureServer: mount, configurePreviewServer: mount };
}

const OPEN = Symbol.for('embedded-firebase.open');
type Opened = { [OPEN]?: Map<string, EmbeddedFirebase> };

/**
 * When Vite restarts itself, the new server opens before the old one closes and this file is loaded anew: the old
 * backend has to be found outside of it, to give the folder free. Where the new one cannot open, the old one goes on.
 */
async function openOnce(options: EmbeddedFirebaseOptions): Promise<EmbeddedFirebase> {
  const place = globalThis as typeof globalThis & Opened;
  place[OPEN] ??= new Map();
  const opened = place[OPEN];
  const directory = options.directory ?? '';
  const predecessor = opened.get(directory);
  const firebase = await openEmbeddedFirebase({ ...options, ...(predecessor && { predecessor }) });
  if (directory !== '') opened.set(directory, firebase);
  return firebase;
}
