import type { Background as EmbeddedBackground } from '#emulator/background.ts';
import type { Change } from '#emulator/engine/values/document.ts';
import type { Value } from '#emulator/engine/values/value.ts';
import { listen } from '#emulator/listen.ts';
import type { Background, BackgroundSetup } from '#functions/background.ts';

export type LocalFunctionsOptions = Pick<BackgroundSetup, 'send' | 'publishing' | 'origin'> & {
  log(line: string): void;
  /** The embedded Firebase's clock, in ms. */
  now?(): number;
  /** Time between scheduled runs, in ms; five minutes in the cloud. */
  interval?: number;
};

/** Soon, because the admin area warns until the schedule has run once; not immediately, to keep `npm start` fast. */
const firstRunMs = 2_000;

/**
 * Runs `functions/` next to an embedded Firebase, one call at a time. A failed call is logged, not retried as in the
 * cloud.
 */
export function localFunctions(options: LocalFunctionsOptions): EmbeddedBackground {
  const { log, interval = 60_000 } = options;
  return ({ handle }) => {
    let opened: Promise<{ tasks: Background; close(): Promise<void> }> | null = null;
    let queue = Promise.resolve();
    let isStopped = false;

    function call(name: string, run: (tasks: Background) => Promise<void>): void {
      queue = queue.then(async () => {
        if (isStopped) return;
        try {
          // Opened by the first call, so that `npm start` does not wait for the Admin SDK to load.
          opened ??= open(handle, options);
          await run((await opened).tasks);
        } catch (error) {
          if (isStopped) return;
          log(`function ${name} failed: ${error instanceof Error ? error.message : error}`);
        }
      });
    }

    const tick = () => call('everyFiveMinutes', (tasks) => tasks.everyFiveMinutes());
    const first = setTimeout(tick, Math.min(interval, firstRunMs));
    const clock = setInterval(tick, interval);
    first.unref();
    clock.unref();

    return {
      onCommit({ changes }) {
        for (const change of changes) follow(change, call);
      },
      async stop() {
        isStopped = true;
        clearTimeout(first);
        clearInterval(clock);
        await queue;
        await (await opened)?.close();
      },
    };
  };
}

type Call = (name: string, run: (tasks: Background) => Promise<void>) => void;

function follow({ name, before, after }: Change, call: Call): void {
  const [collection, id = '', ...below] = name.split('/').slice(5);
  if (below.length > 0) return;
  if (collection === 'contacts' && before === null) {
    call('inquiryCreated', (tasks) => tasks.inquiryCreated(id));
  }
  if (collection === 'blogs') {
    const write = { before: publicationOf(before), after: publicationOf(after) };
    call('postWritten', (tasks) => tasks.postWritten(id, write));
  }
}

function publicationOf(document: Change['after']) {
  return { published: isTrue(document?.fields.published) };
}

function isTrue(value: Value | undefined): boolean {
  return value !== undefined && 'booleanValue' in value && value.booleanValue;
}

async function open(handle: Parameters<typeof listen>[0], options: LocalFunctionsOptions) {
  const [{ background }, { embeddedFirestore }, server] = await Promise.all([
    import('#functions/background.ts'),
    import('./embeddedFirestore.ts'),
    listen(handle, 0, options.log),
  ]);
  const firestore = embeddedFirestore(server.port);
  const tasks = background({ ...options, firestore, now: options.now ?? Date.now });
  return {
    tasks,
    async close() {
      await firestore.terminate();
      await server.close();
    },
  };
}
