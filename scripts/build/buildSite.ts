import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, loadEnv } from 'vite';
import { areFunctionsDeployed } from '#functions/settings.ts';
import { brandWarnings } from '#scripts/brand/brandWarnings.ts';
import { paintDrawings } from '#scripts/brand/paintDrawing.ts';
import { checkScriptHash } from '#scripts/prerender/checkScriptHash.ts';
import { prerenderSite } from '#scripts/prerender/prerenderSite.ts';
import { readEnvironment } from '#src/env.ts';
import { buildTargetFile } from './buildManifest.ts';
import { buildRenderer } from './buildRenderer.ts';
import { builtConfigFile, builtFirebaseConfig } from './builtFirebaseConfig.ts';
import { compressFiles } from './compressFiles.ts';
import { embeddedProject } from './embeddedProject.ts';

type BuildOptions = {
  outFolder: string;
  /** `NODE_ENV` must be the same before this file is imported, because React's and Material UI's builds must match. */
  mode: 'production' | 'development';
};

/** A failed build leaves the previous site unchanged. */
export async function buildSite({ outFolder, mode }: BuildOptions): Promise<void> {
  if (process.env.NODE_ENV !== mode) throw new Error(`NODE_ENV must be ${mode} before the build is loaded.`);
  const partial = `${outFolder}.partial`;
  try {
    await buildInto(partial, mode);
    await rm(outFolder, { recursive: true, force: true });
    await rename(partial, outFolder);
    if (!readEnvironment(loadEnv(mode, process.cwd())).firebase) console.log(demoNotice);
  } finally {
    await rm(partial, { recursive: true, force: true });
  }
}

async function buildInto(outFolder: string, mode: BuildOptions['mode']): Promise<void> {
  const environment = readEnvironment(loadEnv(mode, process.cwd()));
  for (const warning of brandWarnings(environment)) console.warn(warning);
  await build({ mode, build: { outDir: outFolder, emptyOutDir: true } });
  await checkScriptHash(await readFile(join(outFolder, 'index.html'), 'utf8'));
  await paintDrawings(join(outFolder, 'pics'));
  const renderer = await buildRenderer(outFolder, mode);
  const hasFunctions =
    environment.firebase !== null && areFunctionsDeployed(loadEnv(mode, process.cwd(), ''));
  await prerenderSite({ outFolder, hasImages: mode === 'production', hasFunctions, renderer });
  await compressFiles(outFolder);
  await writeFile(
    join(outFolder, buildTargetFile),
    environment.firebase?.projectId ?? embeddedProject.projectId,
  );
  await writeFile(join(outFolder, builtConfigFile), await builtFirebaseConfig(environment, outFolder));
}

/** Printed at the end of a build without a project. */
const demoNotice =
  'This is a demo build with sample articles and no database. To build your site, configure a Firebase project (docs/deployment.md).';
