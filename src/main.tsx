import { keepPress } from '#src/app/keepPress.ts';
import { pause } from '#src/app/pause.ts';
import { stayWithoutScript } from '#src/app/stayWithoutScript.ts';
import { whenWanted } from '#src/app/whenWanted.ts';

const root = document.getElementById('root');

async function start(): Promise<void> {
  const pressAgain = keepPress();
  // Each in a task of its own: together they would block a phone (scripts/vite/coreChunk.ts).
  await import('react-dom/client');
  await pause();
  await import('#src/theme/SiteTheme.tsx');
  await pause();
  const { startApp } = await import('#src/app/startApp.tsx');
  if (root) await startApp(root);
  pressAgain();
}

// A shell has nothing to read before its script runs.
if (root?.firstElementChild && !('shell' in root.dataset)) whenWanted(() => start().catch(stayWithoutScript));
else start();
