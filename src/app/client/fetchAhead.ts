import { onIdle } from '#src/components/runtime/onIdle.ts';
import { startFilesId } from './startFilesId.ts';
import { whenPainted } from './whenPainted.ts';

type NavigatorWithConnection = Navigator & {
  connection?: { saveData?: boolean; effectiveType?: string };
};

/**
 * Fetches the files the page will start with once it has loaded and the browser is idle, so that the first tap is
 * answered at once. Never where data is to be saved or the network is slow: there they come with the first use.
 */
export function fetchAhead(): void {
  whenPainted(() => {
    if (document.readyState === 'complete') onIdle(fetchFiles);
    else window.addEventListener('load', () => onIdle(fetchFiles), { once: true });
  });
}

function fetchFiles(): void {
  const files = document.getElementById(startFilesId);
  if (files instanceof HTMLTemplateElement && isDataCheap()) document.head.append(files.content);
}

function isDataCheap(): boolean {
  const { saveData = false, effectiveType = '4g' } = (navigator as NavigatorWithConnection).connection ?? {};
  return !saveData && effectiveType === '4g';
}
