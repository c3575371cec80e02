import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BackendStatistics } from '#emulator/backend.ts';
import type { Log } from '#emulator/service/log.ts';
import { createRouter } from '#emulator/transport/router.ts';
import type { EmbeddedFirebaseOptions } from './embeddedFirebaseOptions.ts';
import { followFiles } from './followFiles.ts';
import { listen } from './listen.ts';
import { openBackend, resetToSeed } from './openBackend.ts';

export type { EmbeddedFirebaseOptions } from './embeddedFirebaseOptions.ts';
export type { Seed } from './seed.ts';

/** An opened backend to mount into any HTTP server. */
export type EmbeddedFirebase = {
  /** Answers a request of the SDK; false when the path is not Firebase's. */
  handle(request: IncomingMessage, response: ServerResponse): boolean;
  /** Back to the seed, or to nothing without one. */
  reset(): Promise<void>;
  stats(): BackendStatistics;
  stop(): Promise<void>;
};

export type StartedEmulator = Omit<EmbeddedFirebase, 'handle'> & { origin: string; port: number };

/** Opens a data folder and follows its rules and indexes. RulesSyntaxError, or an Error when another process has the folder. */
export async function openEmbeddedFirebase(options: EmbeddedFirebaseOptions): Promise<EmbeddedFirebase> {
  const started = performance.now();
  const log: Log = options.log ?? ((line) => console.log(line));
  const backend = await openBackend(options, log);
  const reset = () => resetToSeed(options, backend);
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

function describeFolder({ directory }: EmbeddedFirebaseOptions): string {
  return directory === null ? 'in memory' : `data in ${directory}`;
}
