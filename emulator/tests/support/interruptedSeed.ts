import type { Seed } from '#emulator/seed.ts';
import { startEmulator } from '#emulator/start.ts';
import { largeSeed } from './largeSeed.ts';
import { projectId } from './projectId.ts';
import { setDocument } from './rest.ts';

/**
 * Runs in a separate process that is killed while seeding, on the first start or during a later reset. Command line:
 * the folder, the rules file, `documents` or `users` (what it is writing when killed), and `reset`.
 */
async function main(directory: string, rulesFile: string, part: string, during: string): Promise<void> {
  let isArmed = during !== 'reset';
  function seed(): Seed {
    if (!isArmed) return largeSeed;
    const { documents, users } = largeSeed;
    return part === 'documents'
      ? { documents: deadly(documents), users }
      : { documents, users: deadly(users) };
  }
  const { origin, reset } = await startEmulator({
    directory,
    projectId,
    rulesFile,
    indexesFile: null,
    log() {},
    seed,
  });
  await setDocument(origin, 'a/mine', {});
  isArmed = true;
  await reset();
}

/** A list that kills the process when its second half is read. */
function deadly<Item>(items: readonly Item[]): Item[] {
  const middle = String(Math.floor(items.length / 2));
  return new Proxy([...items], {
    get(list, key, receiver) {
      if (key === middle) process.kill(process.pid, 'SIGKILL');
      return Reflect.get(list, key, receiver);
    },
  });
}

await main(process.argv[2] ?? '', process.argv[3] ?? '', process.argv[4] ?? '', process.argv[5] ?? '');
