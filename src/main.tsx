import { fetchAhead, fetchStartFiles } from '#src/app/client/fetchAhead.ts';
import { holdEarlyEvents } from '#src/app/client/holdEarlyEvents.ts';
import { onFirstUse } from '#src/app/client/onFirstUse.ts';
import { showNoScriptFallback } from '#src/app/client/showNoScriptFallback.ts';
import { hasSignInTrace } from '#src/features/session/signInTrace.ts';
import { loadDraft } from '#src/features/submissions/contact-form/contactDraft.ts';
import { paths } from '#src/paths.ts';

const root = document.getElementById('root');
const isPrerendered = root?.firstElementChild !== null;
const isLive = root?.dataset.start === 'stay';
// A filter in the address is not in the prerendered list.
const startsNow = root?.dataset.start === 'now' || (isLive && window.location.search !== '');
const hasWork = hasWorkBeforeUse(window.location.pathname);

async function start(): Promise<void> {
  fetchStartFiles();
  const { hydrateApp } = await import('#src/app/client/hydrateApp.tsx');
  if (root) await hydrateApp(root);
}

if (isPrerendered && !startsNow) {
  const events = holdEarlyEvents();
  onFirstUse(
    () => nextFrame().then(start).then(events.replay, showNoScriptFallback).finally(events.release),
    { isLive, hasWork },
  );
  fetchAhead();
} else start().catch(showNoScriptFallback);

/** Text typed before a reload has to be put back, and an admin who is signed in to be led on. */
function hasWorkBeforeUse(path: string): boolean {
  if (path === paths.contact) return loadDraft() !== null;
  return path === paths.login && hasSignInTrace();
}

/** Lets the browser show what a tap or key has done before anything else runs. */
function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
