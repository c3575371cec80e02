import { type ChildProcess, type SpawnOptions, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { vi } from 'vitest';
import { freePort } from '#tests/support/servers/siteServer.ts';
import type { Driver } from './driver.ts';
import { type ElementReference, startSession } from './webDriver.ts';
import { windowSize } from './windowSize.ts';

/** WebDriver's character for the Enter key: a line break itself is not typed. */
const enterKey = '\uE007';

/** Starts an installed WebKitGTK through its driver, on a virtual display. */
export async function startWebKit(driverPath: string, xvfbPath: string): Promise<Driver> {
  const display = await startDisplay(xvfbPath);
  const port = await freePort();
  const env = { ...process.env, DISPLAY: display.name, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1' };
  const driver = startChild(driverPath, [`--port=${port}`], { env, stdio: 'ignore' });
  const origin = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => fetch(`${origin}/status`), { timeout: 10_000 });
  const session = await startSession(origin);
  await session.command('POST', '/window/rect', windowSize);
  const run = (fn: unknown, args: readonly unknown[]) =>
    session.execute(`return (${fn}).apply(null, arguments)`, args);
  return {
    version: `${session.capabilities.browserName} ${session.capabilities.browserVersion}`,
    open: async (url) => {
      await session.command('POST', '/url', { url });
    },
    inject: async (source) => {
      await session.execute(source, []);
    },
    run: (fn, ...args) => run(fn, args) as Promise<ReturnType<typeof fn>>,
    element: async (fn, ...args) => {
      const element = (await run(fn, args)) as ElementReference | null;
      return (
        element && {
          click: async () => {
            await session.onElement(element, 'click');
          },
          type: async (text) => {
            await session.onElement(element, 'value', { text: text.replaceAll('\n', enterKey) });
          },
        }
      );
    },
    close: async () => {
      await session.command('DELETE', '');
      await end(driver);
      await end(display.process);
    },
  };
}

async function startDisplay(path: string): Promise<{ name: string; process: ChildProcess }> {
  const screen = `${windowSize.width}x${windowSize.height}x24`;
  const stdio: StdioOptions = ['ignore', 'ignore', 'ignore', 'pipe'];
  const child = startChild(path, ['-displayfd', '3', '-screen', '0', screen], { stdio });
  const [number] = await once(child.stdio[3] as Readable, 'data');
  return { name: `:${String(number).trim()}`, process: child };
}

/** A process that ends with this one, even on failure. */
function startChild(command: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  const child = spawn(command, args, options);
  process.once('exit', () => child.kill());
  return child;
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}
