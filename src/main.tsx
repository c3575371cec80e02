import { keepPress } from '#src/app/keepPress.ts';
import { stayWithoutScript } from '#src/app/stayWithoutScript.ts';
import { whenWanted } from '#src/app/whenWanted.ts';

const root = document.getElementById('root');

async function start(): Promise<void> {
  const pressAgain = keepPress();
  const { startApp } = await import('#src/app/startApp.tsx');
  if (root) await startApp(root);
  pressAgain();
}

if (root?.firstElementChild) whenWanted(() => start().catch(stayWithoutScript));
else start();
