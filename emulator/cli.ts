#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { Seed } from './seed.ts';
import { startEmulator } from './start.ts';

const usage = `embedded-firebase [options]

  --port 8080                        0 selects a free port
  --dir .local-firebase              data folder; default from LOCAL_FIREBASE_DIR
  --memory                           stores everything in memory instead
  --rules firestore.rules
  --storage-rules storage.rules      '' or a missing file turns Storage off
  --indexes firestore.indexes.json   '' allows queries without an index
  --project demo-project             project id of the page's Firebase config
  --seed module                      module with a function "seed" that fills an empty folder
`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '8080' },
      dir: { type: 'string', default: process.env.LOCAL_FIREBASE_DIR || '.local-firebase' },
      rules: { type: 'string', default: 'firestore.rules' },
      'storage-rules': { type: 'string', default: 'storage.rules' },
      indexes: { type: 'string', default: 'firestore.indexes.json' },
      project: { type: 'string', default: 'demo-project' },
      memory: { type: 'boolean', default: false },
      seed: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(usage);
  const emulator = await startEmulator({
    directory: values.memory ? null : values.dir,
    rulesFile: values.rules,
    storageRulesFile: existsSync(values['storage-rules']) ? values['storage-rules'] : null,
    indexesFile: values.indexes === '' ? null : values.indexes,
    projectId: values.project,
    port: Number(values.port),
    ...(values.seed !== undefined && { seed: seedFrom(values.seed) }),
  });
  console.log(`embedded Firebase: Firestore, Auth and Storage at ${emulator.origin}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void emulator.stop().then(() => process.exit(0)));
  }
}

function seedFrom(path: string): () => Promise<Seed> {
  return async () => {
    const module: { seed?: () => Seed | Promise<Seed> } = await import(pathToFileURL(resolve(path)).href);
    if (module.seed === undefined) throw new Error(`${path} exports no function "seed".`);
    return module.seed();
  };
}

main().catch((error: unknown) => {
  console.error(`embedded Firebase: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});
