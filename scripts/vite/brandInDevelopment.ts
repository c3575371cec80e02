import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';

const contentTypes: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

/**
 * Does in development what the build does: recolors drawings, serves icons and manifest, warns about low contrast. Vite
 * loads the modules, so a changed theme shows without a restart.
 */
export function brandInDevelopment(): Plugin {
  return {
    name: 'brand-in-development',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(answerBrandFiles(server));
      server.httpServer?.once('listening', () => void warnOfContrast(server));
    },
    // Not in a watcher's `change`, which comes before Vite has dropped the old module.
    hotUpdate({ file, server }) {
      const isTheme = file.startsWith(`${server.config.root}/src/theme/`);
      if (isTheme && this.environment.name === 'ssr') void warnOfContrast(server);
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
      // A theme that is being edited. Vite shows the error on the page; the server must go on.
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

async function warnOfContrast(server: ViteDevServer): Promise<void> {
  const file = 'src/theme/colorPairs.ts';
  try {
    const { contrastFailures } = await load<typeof import('#src/theme/colorPairs.ts')>(server, file);
    for (const failure of contrastFailures()) server.config.logger.warn(`Low contrast ${failure}`);
  } catch (error) {
    // A theme that is being edited, or a branch switch that restarts the server; the next change checks again.
    server.config.logger.warn(`Contrast not checked: ${error instanceof Error ? error.message : error}`);
  }
}

function load<Module>(server: ViteDevServer, file: string): Promise<Module> {
  return server.ssrLoadModule(`/${file}`) as Promise<Module>;
}
