import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { app, entry } from '#scripts/build/buildManifest.ts';
import { readingMinutes } from '#src/features/posts/data/post.ts';
import { paths } from '#src/paths.ts';
import { publicPageRows } from '#src/publicPages.ts';
import { fileOf, publishedPosts } from '#tests/support/pages/prerendered.ts';
import {
  builtBrotli,
  builtFile,
  builtGzip,
  builtScripts,
  kilobytes,
  type Library,
  librariesIn,
  scriptsOf,
} from '#tests/support/servers/builtSite.ts';

/** The code that starts every page. */
const start = [entry, app];

/** In kB, for pages with more code or more text than others. */
const scriptLimits: Readonly<Record<string, number>> = {
  Home: 199,
  About: 186,
  Portfolio: 190,
  Testimonials: 190,
  Contact: 226,
  Blog: 206,
};
/** Includes the inline script that keeps early presses. */
const documentLimits: Readonly<Record<string, number>> = {
  Home: 20.2,
  About: 16,
  Portfolio: 16.4,
  Contact: 16.4,
  Blog: 18.3,
};

/** In kB: with about 0.6 for headers, such a page fits in the 14.6 of the first round trip. */
const oneRoundTrip = 14;

const pages = publicPageRows.map(({ name, path, file }) => ({
  file: fileOf(path),
  modules: [...start, `src/pages/${file}.tsx`],
  scriptLimit: scriptLimits[name] ?? 185,
  documentLimit: documentLimits[name] ?? oneRoundTrip,
}));

const documents = [
  ...pages.map(({ file, documentLimit }) => ({ file, limit: documentLimit })),
  { file: '404.html', limit: oneRoundTrip },
  ...publishedPosts.map(({ id, content }) => ({
    file: fileOf(paths.article(id)),
    limit: readingMinutes(content) > 6 ? 22.1 : 20.1,
  })),
];

const article = 'src/pages/ArticlePage.tsx';
const postDialog = 'src/admin/posts/editor/PostDialog.tsx';
const firebase: readonly Library[] = ['Firestore', 'Auth', 'reactfire'];
const forms: readonly Library[] = ['Formik', 'Yup'];

describe.each(pages)('$file', ({ file, modules, scriptLimit }) => {
  it(`starts the app with at most ${scriptLimit} kB of JavaScript`, () => {
    expect(kilobytes(scriptsOf(modules))).toBeLessThanOrEqual(scriptLimit);
  });

  it('runs without Firebase, Markdown or the grid, and without form code where there is no form', () => {
    const unwanted = [...firebase, 'Markdown', 'Data Grid', ...(file === 'contact.html' ? [] : forms)];
    expect(librariesIn(scriptsOf(modules)).filter((name) => unwanted.includes(name))).toEqual([]);
  });
});

describe('before the first interaction', () => {
  it('no library is loaded: a small script only listens for the first interaction', () => {
    expect(kilobytes(scriptsOf([entry]))).toBeLessThanOrEqual(2.9);
    expect(librariesIn(scriptsOf([entry]))).toEqual([]);
  });

  it.each(documents)(
    '$file is at most $limit kB with its styles and loads no other script',
    ({ file, limit }) => {
      const document = builtFile(file).replace(/<template id="app-files">.*<\/template>/s, '');
      const asked = [...document.matchAll(/"\/(assets\/[^"]+\.js)"/g)].map(([, script]) => script);
      expect(asked).toEqual(scriptsOf([entry]));
      expect(builtBrotli(file) / 1000).toBeLessThanOrEqual(limit);
    },
  );

  it.each(pages)('$file lists the files to prefetch', ({ file, modules }) => {
    const html = builtFile(file);
    expect(scriptsOf(modules).filter((script) => !html.includes(`"/${script}"`))).toEqual([]);
  });

  it.each(pages)('$file runs no file before those it imports, so that each runs alone', ({ file }) => {
    const [, template = ''] = /<template id="app-files">(.*)<\/template>/s.exec(builtFile(file)) ?? [];
    const scripts = [...template.matchAll(/"\/assets\/([^"]+)"/g)].map(([, script = '']) => script);
    expect(scripts.length).toBeGreaterThan(5);
    for (const [index, script] of scripts.entries()) {
      const imports = builtFile(`assets/${script}`).matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g);
      const later = [...imports].map(([, one = '']) => scripts.indexOf(one)).filter((place) => place > index);
      expect(later, script).toEqual([]);
    }
  });
});

it('file names contain nothing that content blockers match', () => {
  const names = readdirSync('dist/assets').filter((name) => !/^[\da-f]{8}\.\w+(\.br)?$/.test(name));
  expect(names).toEqual([]);
});

describe("visitors' pages", () => {
  it('neither load nor reference the form of a post', () => {
    const visitors = scriptsOf([...pages.flatMap(({ modules }) => modules), article]);
    const name = scriptsOf([postDialog]).at(-1) ?? '';
    expect(visitors).not.toContain(name);
    const named = [...documents.map(({ file }) => file), ...visitors].filter((file) =>
      builtFile(file).includes(name),
    );
    expect(named).toEqual([]);
  });
});

it('an article shows with at most 199 kB of JavaScript and without Firebase', () => {
  const scripts = scriptsOf([...start, article]);
  expect(kilobytes(scripts)).toBeLessThanOrEqual(199);
  expect(librariesIn(scripts).filter((name) => firebase.includes(name))).toEqual([]);
});

describe('the admin area', () => {
  // The limits leave room for another agency's name and mark.
  const frame = [...start, 'src/admin/session/ClientOnlyGate.tsx', 'src/admin/AdminProviders.tsx'];
  const dashboard = [...frame, 'src/admin/submissions/DashboardPage.tsx'];
  const posts = [...frame, 'src/admin/posts/PostsPage.tsx'];
  const submissionGrid = [...dashboard, 'src/admin/submissions/list/SubmissionGrid.tsx'];
  const postGrid = [...posts, 'src/admin/posts/list/PostGrid.tsx'];

  it.each([
    { name: 'the login page', limit: 218, modules: [...start, 'src/admin/session/LoginPage.tsx'] },
    { name: 'the dashboard on a phone', limit: 445, modules: dashboard },
    { name: 'the dashboard with its grid', limit: 592, modules: submissionGrid },
    { name: 'blog management on a phone', limit: 455, modules: posts },
    { name: 'blog management with its grid', limit: 603, modules: postGrid },
    { name: 'the post form with its editor and preview', limit: 748, modules: [...posts, postDialog] },
  ])('$name needs at most $limit kB, Firebase included, before it can be used', ({ limit, modules }) => {
    expect(kilobytes(scriptsOf(modules))).toBeLessThanOrEqual(limit);
  });

  it.each([
    { file: 'admin.html', modules: submissionGrid },
    { file: 'admin/blog.html', modules: postGrid },
  ])('$file requests everything its first screen needs right away', ({ file, modules }) => {
    const html = builtFile(file);
    expect(scriptsOf(modules).filter((script) => !html.includes(`"/${script}"`))).toEqual([]);
  });

  it('has its own file that no other page loads', () => {
    const file = scriptsOf(['admin']).at(-1);
    const visitors = [...pages.flatMap(({ modules }) => modules), article, 'src/admin/session/LoginPage.tsx'];
    expect(scriptsOf(dashboard)).toContain(file);
    expect(scriptsOf(visitors)).not.toContain(file);
  });

  it('loads the dashboard in fewer than sixty files', () => {
    expect(scriptsOf(dashboard).length).toBeLessThan(60);
  });

  it('shows the login page without waiting for Firebase', () => {
    const libraries = librariesIn(scriptsOf([...start, 'src/admin/session/LoginPage.tsx']));
    expect(libraries.filter((name) => firebase.includes(name))).toEqual([]);
  });

  it('loads the grid, Formik and Markdown only when they are needed', () => {
    const wanted: readonly Library[] = ['Formik', 'Markdown', 'Data Grid'];
    expect(librariesIn(scriptsOf([...dashboard, ...posts])).filter((name) => wanted.includes(name))).toEqual(
      [],
    );
  });
});

describe('Firebase', () => {
  it('is at most 100 kB in its own file', () => {
    const files = scriptsOf(['src/admin/submissions/DashboardPage.tsx']);
    const [firestore] = files.filter((file) => librariesIn([file]).includes('Firestore'));
    expect(firestore && builtGzip(firestore) / 1000).toBeLessThanOrEqual(100);
  });

  it('comes without the products the site does not use', () => {
    expect(builtScripts().filter((script) => builtFile(script).includes('firebaseio'))).toEqual([]);
  });
});

it('every library is recognized somewhere in the build, or the tests above would prove nothing', () => {
  expect(librariesIn(builtScripts())).toHaveLength(8);
});
