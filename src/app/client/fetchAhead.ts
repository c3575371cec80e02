import { onIdle } from '#src/components/runtime/onIdle.ts';
import { startFilesId } from './startFilesId.ts';
import { whenPainted } from './whenPainted.ts';

type NavigatorWithConnection = Navigator & {
  connection?: { saveData?: boolean; effectiveType?: string };
};

/** Asking for a file takes a phone some 4 ms: all in one task would hold up a tap. */
const filesPerTask = 4;

/** Fetches the files the page starts with, as far as they are not there yet, none waiting for another to name it. */
export function fetchStartFiles(): void {
  document.head.append(...filesToFetch());
}

/**
 * Fetches them once the page has loaded, a few in each idle moment, so that the first tap is answered at once. Never
 * where data is to be saved or the network is slow: there they come with the first use.
 */
export function fetchAhead(): void {
  if (!isDataCheap()) return;
  whenPainted(() => {
    if (document.readyState === 'complete') onIdle(fetchInTurns);
    else window.addEventListener('load', () => onIdle(fetchInTurns), { once: true });
  });
}

function fetchInTurns(): void {
  const files = filesToFetch();
  document.head.append(...files.slice(0, filesPerTask));
  if (files.length > filesPerTask) onIdle(fetchInTurns);
}

/** The links that are still in the inert template. */
function filesToFetch(): Element[] {
  const template = document.getElementById(startFilesId);
  return template instanceof HTMLTemplateElement ? [...template.content.children] : [];
}

function isDataCheap(): boolean {
  const { saveData = false, effectiveType = '4g' } = (navigator as NavigatorWithConnection).connection ?? {};
  return !saveData && effectiveType === '4g';
}
