import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Hosting, LiveSiteChanged, type ReleaseRecord } from '#functions/hosting.ts';
import { writeCompressed } from '#scripts/build/compressFiles.ts';

const recordFile = 'build.json';

/** Firebase Hosting's part on a laptop: releases change the files of a served folder. */
export function localHosting(folder: string): Hosting {
  const read = async (path: string) => readFile(join(folder, path), 'utf8').catch(() => null);

  async function live() {
    const record = JSON.parse((await read(recordFile)) ?? 'null') as ReleaseRecord;
    const readJson = async (path: string) =>
      JSON.parse((await read(decodeURIComponent(path))) ?? 'null') as unknown;
    return { version: record.version ?? '0', record, readJson };
  }

  return {
    live,
    async release(base, { files, removed, record }) {
      if ((await live()).version !== base) throw new LiveSiteChanged();
      const version = `${Number(base) + 1}`;
      for (const [path, content] of files) await replace(join(folder, path), content);
      for (const path of removed.flatMap((file) => [file, `${file}.br`]))
        await rm(join(folder, path), { force: true });
      await replace(join(folder, recordFile), JSON.stringify({ ...record, version }));
      return version;
    },
  };
}

/** A reader gets the old or the new file, never part of one. */
async function replace(file: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.new`, content);
  await rm(`${file}.br`, { force: true });
  await rename(`${file}.new`, file);
  await writeCompressed(file);
}

/** Copies a build to a served folder, unless that build, which releases may have changed, is in it. */
export async function deployLocally(build: string, folder: string): Promise<void> {
  const deployed = join(folder, '.vite/deployed.json');
  const record = await readFile(join(build, recordFile), 'utf8');
  if (existsSync(deployed) && (await readFile(deployed, 'utf8')) === record) return;
  await rm(folder, { recursive: true, force: true });
  await cp(build, folder, { recursive: true });
  await writeFile(deployed, record);
}
