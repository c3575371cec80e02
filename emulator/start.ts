import type { BackendStatistics } from '#emulator/backend.ts';
import type { Log } from '#emulator/service/log.ts';
import { createRouter } from '#emulator/transport/router.ts';
import { type Handle, startBackground } from './background.ts';
import type { EmbeddedFirebaseOptions } from './embeddedFirebaseOptions.ts';
import { followFiles } from './followFiles.ts';
import { listen } from './listen.ts';
import { openBackend, resetToSeed } from './openBackend.ts';

export type { Background } from './background.ts';
export type { EmbeddedFirebaseOptions } from './embeddedFirebaseOptions.ts';
export type { Seed } from './seed.ts';

/** An open backend, to be mounted in any HTTP server. */
export type EmbeddedFirebase = {
  handle: Handle;
  /** Restores the seed, or empties everything if there is none. */
  reset(): Promise<void>;
  stats(): BackendStatistics;
  stop(): Promise<void>;
};

export type StartedEmulator = Omit<EmbeddedFirebase, 'handle'> & { origin: string; port: number };

/**
 * Opens a data folder and watches its rules and indexes. Throws RulesSyntaxError, or an Error if another process uses
 * the folder.
 */
export async function openEmbeddedFirebase(options: EmbeddedFirebaseOptions): Promise<EmbeddedFirebase> {
  const started = performance.now();
  const log: Log = options.log ?? ((line) => console.log(line));
  const backend = await openBackend(options, log);
  const reset = () => resetToSeed(options, backend);
  const unwatch = followFiles(options, backend, log);
  log(
    `embedded Firebase: ready in ${Math.round(performance.now() - started)} ms, ${describeFolder(options)}`,
  );
  const handle = createRouter({ backend, reset });
  const endBackground = startBackground(options.background, backend, { handle });
  return {
    handle,
    reset,
    stats: () => backend.statistics(),
    async stop() {
      for (const end of unwatch) end();
      await endBackground();
      backend.stop();
    },
  };
}

/** Opens the backend and serves it on its own port, by default a free one. */
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
