import { readFileSync } from 'node:fs';
import { Backend, randomId } from '#emulator/backend.ts';
import { parseIndexDefinitions } from '#emulator/engine/query/indexDefinitions.ts';
import type { Log } from '#emulator/service/log.ts';
import { RulesHolder } from '#emulator/service/rulesHolder.ts';
import type { EmbeddedFirebaseOptions } from './embeddedFirebaseOptions.ts';
import { writeSeed } from './seed.ts';

export async function openBackend(options: EmbeddedFirebaseOptions, log: Log): Promise<Backend> {
  const { directory, rulesFile, indexesFile } = options;
  const rulesHolder = new RulesHolder(readFileSync(rulesFile, 'utf8'));
  const storageRules = storageRulesOf(options);
  const indexes = indexesFile === null ? null : parseIndexDefinitions(readFileSync(indexesFile, 'utf8'));
  await options.predecessor?.stop();
  const backend = new Backend({
    directory,
    rulesHolder,
    storageRules,
    indexes,
    projectId: options.projectId,
    clock: options.clock ?? Date.now,
    newId: options.ids ?? randomId,
    log,
    timings: options.timings ?? {},
    sendMail: async (mail) => {
      log(`embedded Firebase: link to reset the password of ${mail.to}: ${mail.link}`);
      await options.sendMail?.(mail);
    },
  });
  try {
    if (backend.seedState.wasInterrupted) await resetToSeed(options, backend);
    else if (backend.isEmpty()) await applySeed(options, backend);
  } catch (error) {
    backend.stop();
    throw error;
  }
  return backend;
}

export function resetToSeed(options: EmbeddedFirebaseOptions, backend: Backend): Promise<void> {
  return applySeed(options, backend, () => backend.clear());
}

async function applySeed(
  options: EmbeddedFirebaseOptions,
  backend: Backend,
  clear?: () => void,
): Promise<void> {
  const seed = await options.seed?.();
  const database = backend.databases.database(backend.auth.projectId, '(default)');
  backend.seedState.run(() => {
    clear?.();
    if (seed !== undefined) writeSeed(seed, database, backend.auth);
  });
}

function storageRulesOf({ storageRulesFile }: EmbeddedFirebaseOptions): RulesHolder | null {
  return storageRulesFile ? new RulesHolder(readFileSync(storageRulesFile, 'utf8'), 'storage') : null;
}
