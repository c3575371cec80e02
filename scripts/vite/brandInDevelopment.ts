import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';

const contentTypes: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

/** Recolors drawings and serves icons and manifest as in a build. Vite loads the modules, so a changed theme shows. */
export function brandInDevelopment(): Plugin {
  return {
    name: 'brand-in-development',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(answerBrandFiles(server));
    },
  };
}

function answerBrandFiles(server: ViteDevServer): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const [path = ''] = (request.url ?? '').split('?');
    const type = contentTypes[extname(path)];
    if (!type) return next();
    try {
      const content = (await paintedDrawing(server, path)) ?? (await madeFile(server, path));
      if (!content) return next();
      response.setHeader('Content-Type', type);
      response.setHeader('Cache-Control', 'no-cache');
      response.end(content);
    } catch (error) {
      // The theme is being edited. Vite shows the error on the page; the server must keep running.
      next(error);
    }
  };
}

async function paintedDrawing(server: ViteDevServer, path: string): Promise<string | null> {
  if (!/^\/pics\/[\w/-]+\.svg$/.test(path)) return null;
  const drawing = await readFile(join(server.config.publicDir, path), 'utf8').catch(() => null);
  if (drawing === null) return null;
  const file = 'scripts/brand/paintDrawing.ts';
  const { paintDrawing } = await load<typeof import('#scripts/brand/paintDrawing.ts')>(server, file);
  return paintDrawing(drawing);
}

async function madeFile(server: ViteDevServer, path: string): Promise<string | Buffer | undefined> {
  const file = 'scripts/brand/brandFiles.ts';
  const { brandFiles } = await load<typeof import('#scripts/brand/brandFiles.ts')>(server, file);
  return brandFiles()[path.slice(1)];
}

function load<Module>(server: ViteDevServer, file: string): Promise<Module> {
  return server.ssrLoadModule(`/${file}`) as Promise<Module>;
}
