import { onIdle } from '#src/components/runtime/onIdle.ts';
import { startFilesId } from './startFilesId.ts';
import { whenPainted } from './whenPainted.ts';

type NavigatorWithConnection = Navigator & {
  connection?: { saveData?: boolean; effectiveType?: string };
};

/** Asking for a file takes a phone some 4 ms: all in one task would hold up a tap. */
const filesPerTask = 4;

export function fetchStartFiles(): void {
  document.head.append(...filesToFetch());
}

/** So that the first tap is answered at once; where data is dear or slow, the files come with the first use. */
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

/** Links for another window stay where they are: in the document, Vite would take their files for fetched. */
function filesToFetch(): Element[] {
  const template = document.querySelector<HTMLTemplateElement>(`template#${startFilesId}`);
  const links = template?.content.querySelectorAll('link') ?? [];
  return [...links].filter(({ media }) => matchMedia(media).matches);
}

function isDataCheap(): boolean {
  const { saveData = false, effectiveType = '4g' } = (navigator as NavigatorWithConnection).connection ?? {};
  return !saveData && effectiveType === '4g';
}
