import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { readSettings, settingNames } from '#functions/settings.ts';
import { rendererFolder, rendererPackages } from '#scripts/build/buildRenderer.ts';

const functionsFolder = 'functions/dist';

/** The functions' part of `firebase.json`. */
export const functionsConfig = { source: functionsFolder, codebase: 'default', runtime: 'nodejs24' } as const;

/** Bundles the functions, with the renderer from the last build, their packages and the settings from `.env`, without secrets. */
export async function buildFunctions(
  variables: Readonly<Record<string, string>>,
  folder: string = functionsFolder,
): Promise<void> {
  await build({
    configFile: false,
    envDir: false,
    logLevel: 'warn',
    publicDir: false,
    // A package of the website, so it is not among those of the functions.
    ssr: { noExternal: ['punycode.js'] },
    build: { ssr: 'functions/index.ts', outDir: folder, emptyOutDir: true, target: 'node24' },
  });
  const { dependencies } = JSON.parse(await readFile('functions/package.json', 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const settings = readSettings(variables);
  if (settings.isPublishing)
    await cp(join('dist', rendererFolder), join(folder, 'renderer'), { recursive: true });
  const manifest = {
    private: true,
    type: 'module',
    main: 'index.js',
    engines: { node: '24' },
    dependencies: { ...dependencies, ...(settings.isPublishing && (await rendererPackages())) },
  };
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  const lines = settingNames.map((name) => `${name}=${JSON.stringify(variables[name] ?? '')}\n`);
  await writeFile(join(folder, '.env'), lines.join(''));
}
