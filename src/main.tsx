import { holdEarlyEvents } from '#src/app/client/holdEarlyEvents.ts';
import { type AppStart, onFirstUse } from '#src/app/client/onFirstUse.ts';
import { fetchAppFiles, prefetchAppFiles, startAppFiles } from '#src/app/client/prefetchAppFiles.ts';
import { hasSignInTrace } from '#src/features/session/signInTrace.ts';
import { loadDraft } from '#src/features/submissions/contact-form/contactDraft.ts';
import { paths } from '#src/paths.ts';

const root = document.getElementById('root');
const isPrerendered = root?.firstElementChild !== null;
const appStart = isPrerendered ? startOfPage(root?.dataset.start as AppStart) : 'immediately';

async function start(): Promise<void> {
  await startAppFiles();
  const { hydrateApp } = await import('#src/app/client/hydrateApp.tsx');
  if (root) await hydrateApp(root);
}

if (appStart !== 'immediately') {
  const events = holdEarlyEvents();
  let hasStarted = false;
  const startOnce = () => {
    if (hasStarted) return;
    hasStarted = true;
    nextFrame()
      .then(start)
      .then(events.replay, (error) => {
        events.giveUp();
        showNoScriptFallback(error);
      });
  };
  const prepare = () => void nextFrame().then(fetchAppFiles);
  onFirstUse({ prepare, start: startOnce }, appStart);
  prefetchAppFiles(startOnce);
} else start().catch(showNoScriptFallback);

function startOfPage(start: AppStart): AppStart {
  // The prerendered list does not reflect a filter in the URL.
  if (start === 'onUseOrDwell' && window.location.search !== '') return 'immediately';
  return start !== 'immediately' && hasWorkBeforeUse(window.location.pathname) ? 'oncePainted' : start;
}

/** The contact page must restore its draft, and the login page must redirect a signed-in admin. */
function hasWorkBeforeUse(path: string): boolean {
  if (path === paths.contact) return loadDraft() !== null;
  return path === paths.login && hasSignInTrace();
}

/** Lets the browser paint the effect of a tap or key press first. */
function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** Links then load full documents, which retry: a browser does not refetch a module that failed to load. */
function showNoScriptFallback(error: unknown): void {
  console.info('The page stays as it was sent, its script could not be started:', error);
  document.documentElement.dataset.scripting = 'none';
  for (const element of document.querySelectorAll('noscript')) {
    const fallback = document.createElement('div');
    fallback.innerHTML = element.textContent;
    element.replaceWith(fallback);
  }
}
