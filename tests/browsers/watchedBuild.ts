import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '#tests/support/servers/siteServer.ts';

/** Where the pages of a watched build record errors. */
export const problemsKey = 'test-problems';

/**
 * Copies the build and adds a first script that records console errors and warnings, uncaught errors, failed files and
 * violations of the content security policy. WebKitGTK reports none of these to a driver.
 */
export function watchedBuild(): string {
  const folder = temporaryFolder();
  // Compressed copies would be served instead.
  cpSync('dist', folder, { recursive: true, filter: (path) => !path.endsWith('.br') });
  writeFileSync(join(folder, 'watch.js'), `(${watchProblems})('${problemsKey}')`);
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue;
    const path = join(folder, file);
    const html = readFileSync(path, 'utf8');
    writeFileSync(path, html.replace('<head>', '<head><script src="/watch.js"></script>'));
  }
  return folder;
}

/** Runs in the page. */
function watchProblems(key: string): void {
  let isLeaving = false;
  const note = (problem: string) => {
    // In Firefox and WebKit, requests canceled by navigation fail before the page is gone.
    if (isLeaving) return;
    const problems = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    sessionStorage.setItem(key, JSON.stringify([...problems, `${location.pathname}: ${problem}`]));
  };
  addEventListener('beforeunload', () => {
    isLeaving = true;
  });
  for (const level of ['error', 'warn'] as const) {
    const original = console[level];
    console[level] = (...values) => {
      note(`console.${level}: ${values.join(' ')}`);
      original.apply(console, values);
    };
  }
  addEventListener('error', ({ message }) => note(`uncaught: ${message}`));
  // Errors of elements do not bubble. Firefox reports preload hints for modules it already has.
  const onFileMissing = ({ target }: Event) => {
    if (target instanceof Element && !target.matches('link[rel=modulepreload]'))
      note(`no file for ${target.outerHTML}`);
  };
  addEventListener('error', onFileMissing, true);
  addEventListener('unhandledrejection', ({ reason }) => note(`unhandled rejection: ${reason}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    note(`${violatedDirective} forbids ${blockedURI}`),
  );
}
