import { fetchAhead, fetchStartFiles } from '#src/app/client/fetchAhead.ts';
import { holdEarlyEvents } from '#src/app/client/holdEarlyEvents.ts';
import { onFirstUse } from '#src/app/client/onFirstUse.ts';
import { showNoScriptFallback } from '#src/app/client/showNoScriptFallback.ts';
import { loadDraft } from '#src/features/submissions/contact-form/contactDraft.ts';
import { paths } from '#src/paths.ts';

const root = document.getElementById('root');
const isPrerendered = root?.firstElementChild !== null;
const isLive = root?.dataset.start === 'stay';
// A filter in the address is not in the prerendered list.
const startsNow = root?.dataset.start === 'now' || (isLive && window.location.search !== '');
// Text typed before a reload is put back by the app.
const hasDraft = window.location.pathname === paths.contact && loadDraft() !== null;

/** Makes the page an application: over its prerendered content where there is some, else from nothing. */
async function start(): Promise<void> {
  fetchStartFiles();
  const { hydrateApp } = await import('#src/app/client/hydrateApp.tsx');
  if (root) await hydrateApp(root);
}

if (isPrerendered && !startsNow) {
  const events = holdEarlyEvents();
  onFirstUse(
    () => nextFrame().then(start).then(events.replay, showNoScriptFallback).finally(events.release),
    { isLive, isInUse: hasDraft },
  );
  fetchAhead();
} else start().catch(showNoScriptFallback);

/** Lets the browser show what a tap or key has done before anything else runs. */
function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
