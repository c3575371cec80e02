import { onIdle } from '#src/components/start/onIdle.ts';
import { loadContactDraft } from '#src/features/submissions/contact-form/contactDraft.ts';
import { paths } from '#src/paths.ts';

/** The event for real movement, where browsers have it: `pointermove` also reports a pointer at rest when the page appears. */
const movement = 'onpointerrawupdate' in window ? 'pointerrawupdate' : 'pointermove';

const signsOfUse = [movement, 'click', 'keydown', 'focusin', 'scroll'];

const root = document.getElementById('root') as HTMLElement;
const template = document.querySelector<HTMLTemplateElement>('template#app-files');
const files = [...(template?.content.querySelectorAll('link') ?? [])];
const waiting = new AbortController();
const whileWaiting = { capture: true, passive: true, signal: waiting.signal };

if (hasWork()) void start();
else {
  for (const type of signsOfUse) window.addEventListener(type, startSoon, whileWaiting);
  if (isDataCheap()) window.addEventListener('load', preloadWhenIdle, whileWaiting);
}

/** Whether the app starts immediately, not on the first interaction. */
function hasWork(): boolean {
  const { pathname, search } = window.location;
  const isEmpty = root.firstElementChild === null || root.dataset.start === 'immediately';
  const hasDraft = pathname === paths.contact && loadContactDraft() !== null;
  // Prerendered pages do not reflect a filter in the URL.
  const isFiltered = /[?&](q|category)=/.test(search);
  const isUsed = earlyPresses.size > 0 || document.activeElement !== document.body;
  return isEmpty || hasDraft || isFiltered || isUsed;
}

function startSoon(): void {
  waiting.abort();
  // Lets the browser paint the effect of a tap or key first.
  requestAnimationFrame(() => setTimeout(start));
}

async function start(): Promise<void> {
  try {
    document.head.append(...missingFiles());
    // One file per task: running them together would hold up a slow phone's next tap (see docs/performance.md).
    for (const { href } of files) {
      await import(/* @vite-ignore */ href);
      await new Promise((resolve) => setTimeout(resolve));
    }
    const { hydrate } = await import('#src/app/hydrate.tsx');
    const sent = [...document.querySelectorAll('button')];
    // React reads the color scheme now, so the inline script in `index.html` keeps further presses of its switch.
    document.documentElement.dataset.hydrating = 'true';
    await hydrate(root);
    releasePresses();
    // React rebuilds a page that the browser has translated.
    const current = [...document.querySelectorAll('button')];
    for (const button of earlyPresses) (button.isConnected ? button : current[sent.indexOf(button)])?.click();
  } catch (error) {
    // Links then load full documents, which retry: a browser does not refetch a module that failed to load.
    console.info("Couldn't start the app; the page stays static:", error);
    showWithoutScript();
  }
}

/** One file per idle period: requesting them together takes a slow phone 50 to 170 ms. */
function preloadWhenIdle(): void {
  onIdle(() => {
    const [next] = missingFiles();
    if (!next) return;
    document.head.append(next);
    preloadWhenIdle();
  });
}

function missingFiles(): HTMLLinkElement[] {
  return files.filter(({ isConnected }) => !isConnected);
}

function isDataCheap(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return !connection?.saveData && (connection?.effectiveType ?? '4g') === '4g';
}
