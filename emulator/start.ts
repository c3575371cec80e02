import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Backend, type BackendStatistics, randomId } from '#emulator/backend.ts';
import { parseIndexDefinitions } from '#emulator/engine/query/indexDefinitions.ts';
import type { Log } from '#emulator/service/log.ts';
import { RulesHolder } from '#emulator/service/rulesHolder.ts';
import { createRouter } from '#emulator/transport/router.ts';
import type { ChannelTimings } from '#emulator/transport/webChannel/channelTimings.ts';
import { watchText } from './fileWatcher.ts';
import { listen } from './listen.ts';
import { type Seed, writeSeed } from './seed.ts';

export type EmbeddedFirebaseOptions = {
  /** The data folder; null keeps everything in memory. */
  directory: string | null;
  rulesFile: string;
  /** The rules of Storage; without them Storage is left out. */
  storageRulesFile?: string | null;
  /** Queries whose index is missing there are refused, as in production; null allows them all. */
  indexesFile: string | null;
  projectId?: string;
  /** What an empty folder starts with, and what `reset` goes back to; asked for only when needed. */
  seed?: () => Seed | Promise<Seed>;
  /** Milliseconds since 1970. */
  clock?: () => number;
  /** New ids for documents and accounts. */
  ids?: () => string;
  log?: Log;
  timings?: Partial<ChannelTimings>;
  /** A backend that has the folder now: it is stopped when rules and indexes have turned out to be in order. */
  predecessor?: EmbeddedFirebase;
};

/** An opened backend to mount into any HTTP server. */
export type EmbeddedFirebase = {
  /** Answers a request of the SDK; false when the path is not Firebase's. */
  handle(request: IncomingMessage, response: ServerResponse): boolean;
  /** Back to the seed, or to nothing without one. */
  reset(): Promise<void>;
  stats(): BackendStatistics;
  stop(): Promise<void>;
};

/** A backend on its own port of 127.0.0.1. */
export type StartedEmulator = Omit<EmbeddedFirebase, 'handle'> & { origin: string; port: number };

/**
 * Opens the backend of a data folder and follows its rules and index files. Throws RulesSyntaxError, and an Error
 * with a clear message when another process has the folder.
 */
export async function openEmbeddedFirebase(options: EmbeddedFirebaseOptions): Promise<EmbeddedFirebase> {
  const started = performance.now();
  const log: Log = options.log ?? ((line) => console.log(line));
  const backend = await openBackend(options, log);
  const reset = () => applySeed(options, backend, () => backend.clear());
  const unwatch = followFiles(options, backend, log);
  log(
    `embedded Firebase: ready in ${Math.round(performance.now() - started)} ms, ${describeFolder(options)}`,
  );
  return {
    handle: createRouter({ backend, reset }),
    reset,
    stats: () => backend.statistics(),
    async stop() {
      for (const end of unwatch) end();
      backend.stop();
    },
  };
}

/** Opens the backend and serves it on its own port, a free one unless given. */
export async function startEmulator(
  options: EmbeddedFirebaseOptions & { port?: number },
): Promise<StartedEmulator> {
  const log: Log = options.log ?? ((line) => console.log(line));
  const { handle, reset, stats, stop } = await openEmbeddedFirebase(options);
  const server = await listen(handle, options.port ?? 0, log).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  async function stopAll(): Promise<void> {
    await stop();
    await server.close();
  }
  return { origin: `http://127.0.0.1:${server.port}`, port: server.port, reset, stats, stop: stopAll };
}

/** Writes the seed, after `clear` if given. What is cut off in the middle is done again at the next start. */
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

async function openBackend(options: EmbeddedFirebaseOptions, log: Log): Promise<Backend> {
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
    projectId: options.projectId ?? 'demo-kindlewave',
    clock: options.clock ?? Date.now,
    newId: options.ids ?? randomId,
    log,
    timings: options.timings ?? {},
  });
  try {
    if (backend.seedState.wasInterrupted) await applySeed(options, backend, () => backend.clear());
    else if (backend.isEmpty()) await applySeed(options, backend);
  } catch (error) {
    backend.stop();
    throw error;
  }
  return backend;
}

function storageRulesOf({ storageRulesFile }: EmbeddedFirebaseOptions): RulesHolder | null {
  return storageRulesFile ? new RulesHolder(readFileSync(storageRulesFile, 'utf8'), 'storage') : null;
}

/** New rules or indexes are taken over at once; a file with a mistake leaves the old ones in force. */
function followFiles(options: EmbeddedFirebaseOptions, backend: Backend, log: Log): (() => void)[] {
  function follow(path: string, take: (text: string) => void): () => void {
    return watchText(path, (text) => {
      try {
        take(text);
        log(`embedded Firebase: ${path} loaded again`);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        log(`!!! embedded Firebase: ${path}: ${reason}\n    The former version stays in force.`);
      }
    });
  }
  const { rulesFile, storageRulesFile, indexesFile } = options;
  const endings = [follow(rulesFile, (text) => backend.rulesHolder.replace(text))];
  if (storageRulesFile) endings.push(follow(storageRulesFile, (text) => backend.storageRules?.replace(text)));
  if (indexesFile !== null) {
    endings.push(follow(indexesFile, (text) => backend.databases.setIndexes(parseIndexDefinitions(text))));
  }
  return endings;
}

function describeFolder({ directory }: EmbeddedFirebaseOptions): string {
  return directory === null ? 'in memory' : `data in ${directory}`;
}
