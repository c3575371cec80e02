import { onIdle } from '#src/components/browser/onIdle.ts';
import { whenPainted } from './whenPainted.ts';

/** Id of the template in a prerendered page that links the files the app starts with. */
export const prefetchTemplateId = 'app-files';

type NavigatorWithConnection = Navigator & {
  connection?: { saveData?: boolean; effectiveType?: string };
};

/** Each request takes a phone about 4 ms, so requesting all in one task would delay a tap. */
const filesPerTask = 4;

/** In ms. Running and hydrating the app takes a slow phone about a second. Right after the load, taps come first. */
const runDelay = 3_000;

const unrun: string[] = [];

/** Requests the files that were not prefetched. */
export function fetchAppFiles(): void {
  fetchFiles(filesToFetch());
}

/** Loads the files that were not prefetched, when the page is used. */
export async function startAppFiles(): Promise<void> {
  fetchAppFiles();
  await runFiles(nextTask);
}

/**
 * Prefetches the app's files when idle and runs them some seconds later, except with Save-Data or on a slow connection.
 * @param then is called when all files have run, also when idle
 */
export function prefetchAppFiles(then: () => void): void {
  if (!isDataCheap()) return;
  // On failure, `startAppFiles` requests the file again.
  whenPainted(() => void fetchAndRunWhenIdle().then(then, () => undefined));
}

async function fetchAndRunWhenIdle(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  for (let files = filesToFetch(); files.length > 0; files = filesToFetch()) {
    await nextIdleMoment();
    fetchFiles(files.slice(0, filesPerTask));
  }
  await new Promise((resolve) => setTimeout(resolve, runDelay));
  await runFiles(nextIdleMoment);
  await nextIdleMoment();
}

/** Runs the files one by one, dependencies first, so that no task is long and input is handled in between. */
async function runFiles(nextTurn: () => Promise<unknown>): Promise<void> {
  for (let [file] = unrun; file; [file] = unrun) {
    await nextTurn();
    await import(/* @vite-ignore */ file);
    if (unrun[0] === file) unrun.shift();
  }
}

function fetchFiles(links: readonly HTMLLinkElement[]): void {
  document.head.append(...links);
  unrun.push(...links.map(({ href }) => href));
}

/** Leaves out links whose media query does not match: in the document, Vite would treat their files as loaded. */
function filesToFetch(): HTMLLinkElement[] {
  const template = document.querySelector<HTMLTemplateElement>(`template#${prefetchTemplateId}`);
  const links = template?.content.querySelectorAll('link') ?? [];
  return [...links].filter(({ media }) => matchMedia(media).matches);
}

function isDataCheap(): boolean {
  const { saveData = false, effectiveType = '4g' } = (navigator as NavigatorWithConnection).connection ?? {};
  return !saveData && effectiveType === '4g';
}

function nextIdleMoment(): Promise<void> {
  return new Promise((resolve) => onIdle(resolve));
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
