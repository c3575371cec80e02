import { onIdle } from '#src/components/runtime/onIdle.ts';
import { startFilesId } from './startFilesId.ts';
import { whenPainted } from './whenPainted.ts';

type NavigatorWithConnection = Navigator & {
  connection?: { saveData?: boolean; effectiveType?: string };
};

/** Fetches all files the page starts with, none waiting for another to name it. */
export function fetchStartFiles(): void {
  const files = document.getElementById(startFilesId);
  if (files instanceof HTMLTemplateElement) document.head.append(files.content);
}

/**
 * Fetches them once the page has loaded and the browser is idle, so that the first tap is answered at once. Never where
 * data is to be saved or the network is slow: there they come with the first use.
 */
export function fetchAhead(): void {
  if (!isDataCheap()) return;
  whenPainted(() => {
    if (document.readyState === 'complete') onIdle(fetchStartFiles);
    else window.addEventListener('load', () => onIdle(fetchStartFiles), { once: true });
  });
}

function isDataCheap(): boolean {
  const { saveData = false, effectiveType = '4g' } = (navigator as NavigatorWithConnection).connection ?? {};
  return !saveData && effectiveType === '4g';
}
