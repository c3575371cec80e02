import { bufferEarlyClick } from '#src/app/client/bufferEarlyClick.ts';
import { onFirstInteraction } from '#src/app/client/onFirstInteraction.ts';
import { showNoScriptFallback } from '#src/app/client/showNoScriptFallback.ts';
import { pause } from '#src/app/pause.ts';

const root = document.getElementById('root');

async function start(): Promise<void> {
  const pressAgain = bufferEarlyClick();
  // Each in a task of its own: together they would block a phone (scripts/vite/coreChunk.ts).
  await import('react-dom/client');
  await pause();
  await import('#src/theme/muiTheme.ts');
  await pause();
  const { hydrateApp } = await import('#src/app/client/hydrateApp.tsx');
  if (root) await hydrateApp(root);
  pressAgain();
}

// A shell has nothing to read before its script runs.
if (root?.firstElementChild && !('shell' in root.dataset))
  onFirstInteraction(() => start().catch(showNoScriptFallback));
else start();
