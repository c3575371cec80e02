import { createHash } from 'node:crypto';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { openRenderer, Renderer } from '#scripts/prerender/renderer.ts';
import { rendererFiles } from '#scripts/prerender/rendererFiles.ts';
import { buildManifestFile } from './buildManifest.ts';

/** In the output folder; `firebase.json` excludes dot folders from publishing. */
export const rendererFolder = '.renderer';

/** Packages with compiled code, fonts or pictures. They are installed where the renderer runs. */
export async function rendererPackages(): Promise<Record<string, string>> {
  const { devDependencies } = JSON.parse(await readFile('package.json', 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  const isNeeded = (name: string) =>
    /^(?:@fontsource-variable\/.*|@discordapp\/twemoji|@resvg\/resvg-js|harfbuzzjs|lightningcss|sharp|wawoff2)$/.test(
      name,
    );
  return Object.fromEntries(Object.entries(devDependencies).filter(([name]) => isNeeded(name)));
}

/** Builds the renderer from a built client, with everything it needs, and opens it. */
export async function buildRenderer(outFolder: string, mode: string): Promise<Renderer> {
  const folder = join(outFolder, rendererFolder);
  await build({
    mode,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    ssr: { noExternal: true, external: Object.keys(await rendererPackages()) },
    build: {
      ssr: 'scripts/prerender/renderer.ts',
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      manifest: false,
    },
  });
  await cp(join(outFolder, 'index.html'), join(folder, rendererFiles.template));
  await cp(join(outFolder, buildManifestFile), join(folder, rendererFiles.manifest));
  await cp(join(outFolder, 'pics'), join(folder, rendererFiles.pictures), { recursive: true });
  await writeFile(join(folder, rendererFiles.build), await hashOf(folder));
  return loadRenderer(folder);
}

export async function loadRenderer(folder: string): Promise<Renderer> {
  const code = (await import(pathToFileURL(join(folder, rendererFiles.code)).href)) as {
    openRenderer: typeof openRenderer;
  };
  return code.openRenderer(folder);
}

/** The same for the same code, wherever and whenever it is built. */
async function hashOf(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const hash = createHash('sha256');
  for (const file of files.sort()) hash.update(file.slice(folder.length)).update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}
