import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';

const contentTypes: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

/**
 * What a build makes of the brand, in development: painted drawings, icons and manifest, and a warning of colors that
 * cannot be read. The modules are loaded by Vite, so that a changed theme shows without a restart.
 */
export function brandInDevelopment(): Plugin {
  return {
    name: 'brand-in-development',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(answerBrandFiles(server));
      const warn = () => warnOfContrast(server);
      server.httpServer?.once('listening', warn);
      server.watcher.on('change', (file) => {
        if (file.startsWith(join(server.config.root, 'src/theme'))) warn();
      });
    },
  };
}

function answerBrandFiles(server: ViteDevServer): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const [path = ''] = (request.url ?? '').split('?');
    const type = contentTypes[extname(path)];
    const content = type && ((await paintedDrawing(server, path)) ?? (await madeFile(server, path)));
    if (!content) return next();
    response.setHeader('Content-Type', type);
    response.setHeader('Cache-Control', 'no-cache');
    response.end(content);
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
  const { contrastFailures } = await load<typeof import('#src/theme/contrastFailures.ts')>(
    server,
    'src/theme/contrastFailures.ts',
  );
  for (const failure of contrastFailures()) server.config.logger.warn(`Hard to read: ${failure}`);
}

function load<Module>(server: ViteDevServer, file: string): Promise<Module> {
  return server.ssrLoadModule(`/${file}`) as Promise<Module>;
}
