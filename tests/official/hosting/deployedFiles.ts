import { createRequire } from 'node:module';
import { join } from 'node:path';
import { builtConfigFile } from '#scripts/build/builtFirebaseConfig.ts';
import { readHostingConfig } from '#scripts/vite/hostingConfig.ts';

type ListFiles = { listFiles(folder: string, ignore: string[]): string[] };

/** A module of the Firebase CLI, whose package is in the folder `tools`. */
export function moduleOfTools<Module>(tools: string, path: string): Module {
  return createRequire(join(tools, 'package.json'))(join(tools, 'lib', path)) as Module;
}

/** The files of a build that a deployment uploads, according to the Firebase CLI. */
export function filesToUpload(tools: string, build: string): string[] {
  const { ignore } = readHostingConfig(join(build, builtConfigFile));
  return moduleOfTools<ListFiles>(tools, 'listFiles.js').listFiles(build, ignore);
}
