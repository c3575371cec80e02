import { describe, expect, it } from 'vitest';
import { entry, startModules as start } from '#scripts/build/buildManifest.ts';
import { articlePaths, fileOf } from '#tests/support/pages/prerendered.ts';
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

const pages = [
  { file: 'index.html', module: 'src/pages/HomePage.tsx', limit: 187 },
  { file: 'about.html', module: 'src/pages/AboutPage.tsx', limit: 178 },
  { file: 'services.html', module: 'src/pages/ServicesPage.tsx', limit: 176 },
  { file: 'portfolio.html', module: 'src/pages/PortfolioPage.tsx', limit: 180 },
  { file: 'testimonials.html', module: 'src/pages/TestimonialsPage.tsx', limit: 182 },
  { file: 'contact.html', module: 'src/pages/ContactPage.tsx', limit: 218 },
  { file: 'privacy-policy.html', module: 'src/pages/PrivacyPolicyPage.tsx', limit: 175 },
  { file: 'terms-of-service.html', module: 'src/pages/TermsOfServicePage.tsx', limit: 175 },
].map(({ module, ...page }) => ({ ...page, modules: [...start, module] }));

/** In kB: with its headers, some 0.7, such a page stays within the 14.6 that the first round trip carries. */
const oneRoundTrip = 13.8;

const documents = [
  ...[
    'about',
    'services',
    'portfolio',
    'testimonials',
    'privacy-policy',
    'terms-of-service',
    'login',
    '404',
  ].map((name) => ({ file: `${name}.html`, limit: oneRoundTrip })),
  { file: 'contact.html', limit: 14.7 },
  { file: 'index.html', limit: 15.6 },
  { file: 'blog.html', limit: 16.5 },
  ...articlePaths.map((path) => ({ file: fileOf(path), limit: 15.5 })),
];

const blog = ['src/pages/BlogPage.tsx', 'src/pages/ArticlePage.tsx'];
const firebase: readonly Library[] = ['Firestore', 'Auth', 'reactfire'];
const forms: readonly Library[] = ['Formik', 'Yup'];

describe.each(pages)('$file', ({ file, modules, limit }) => {
  it(`is an application with at most ${limit} kB of JavaScript`, () => {
    expect(kilobytes(scriptsOf(modules))).toBeLessThanOrEqual(limit);
  });

  it('runs without Firebase, Markdown and the grid, and without form code where there is no form', () => {
    const unwanted = [...firebase, 'Markdown', 'Data Grid', ...(file === 'contact.html' ? [] : forms)];
    expect(librariesIn(scriptsOf(modules)).filter((name) => unwanted.includes(name))).toEqual([]);
  });
});

describe('before the first use', () => {
  it('no library is there: what runs is small and only listens for somebody using the page', () => {
    expect(kilobytes(scriptsOf([entry]))).toBeLessThanOrEqual(3);
    expect(librariesIn(scriptsOf([entry]))).toEqual([]);
  });

  it.each(documents)(
    '$file weighs at most $limit kB with its styles and asks for no other script',
    ({ file, limit }) => {
      const document = builtFile(file).replace(/<template id="start-files">.*<\/template>/s, '');
      const asked = [...document.matchAll(/"\/(assets\/[^"]+\.js)"/g)].map(([, script]) => script);
      expect(asked).toEqual(scriptsOf([entry]));
      expect(builtBrotli(file) / 1000).toBeLessThanOrEqual(limit);
    },
  );

  it.each(pages)('$file knows what to fetch ahead', ({ file, modules }) => {
    const html = builtFile(file);
    expect(scriptsOf(modules).filter((script) => !html.includes(`"/${script}"`))).toEqual([]);
  });
});

describe('the blog', () => {
  it.each([
    { module: 'src/pages/BlogPage.tsx', limit: 199 },
    { module: 'src/pages/ArticlePage.tsx', limit: 188 },
  ])('$module is an application with at most $limit kB of JavaScript', ({ module, limit }) => {
    expect(kilobytes(scriptsOf([...start, module]))).toBeLessThanOrEqual(limit);
  });

  it.each(blog)('%s is readable without Firebase code', (module) => {
    const libraries = librariesIn(scriptsOf([...start, module]));
    expect(libraries.filter((name) => firebase.includes(name))).toEqual([]);
  });
});

describe('the back office', () => {
  const frame = [...start, 'src/admin/ClientOnlyGate.tsx', 'src/admin/AdminProviders.tsx'];
  const dashboard = [...frame, 'src/admin/submissions/DashboardPage.tsx'];
  const posts = [...frame, 'src/admin/posts/PostsPage.tsx'];

  it.each([
    { name: 'the sign-in page', limit: 210, modules: [...start, 'src/admin/login/LoginPage.tsx'] },
    { name: 'the dashboard on a phone', limit: 354, modules: dashboard },
    {
      name: 'the dashboard with its grid',
      limit: 524,
      modules: [...dashboard, 'src/admin/submissions/list/SubmissionGrid.tsx'],
    },
    { name: 'blog management on a phone', limit: 365, modules: posts },
    {
      name: 'blog management with its grid',
      limit: 533,
      modules: [...posts, 'src/admin/posts/list/PostGrid.tsx'],
    },
    {
      name: 'the post form with its preview',
      limit: 505,
      modules: [...posts, 'src/admin/posts/editor/PostDialog.tsx'],
    },
  ])('$name needs at most $limit kB, Firebase included, before it can be used', ({ limit, modules }) => {
    expect(kilobytes(scriptsOf(modules))).toBeLessThanOrEqual(limit);
  });

  it.each([
    {
      file: 'admin.html',
      modules: [
        ...dashboard,
        'src/admin/submissions/list/SubmissionGrid.tsx',
        'src/admin/submissions/list/SubmissionCards.tsx',
      ],
    },
    { file: 'admin/blog.html', modules: [...posts, 'src/admin/posts/list/PostGrid.tsx'] },
  ])('$file asks at once for everything its screen begins with', ({ file, modules }) => {
    const html = builtFile(file);
    expect(scriptsOf(modules).filter((script) => !html.includes(`"/${script}"`))).toEqual([]);
  });

  it('has a file of its own that nobody else asks for', () => {
    const [file] = scriptsOf(['office']);
    const visitors = [...pages.flatMap(({ modules }) => modules), ...blog, 'src/admin/login/LoginPage.tsx'];
    expect(scriptsOf(dashboard)).toContain(file);
    expect(scriptsOf(visitors)).not.toContain(file);
  });

  it('asks for the dashboard in less than fifty files', () => {
    expect(scriptsOf(dashboard).length).toBeLessThan(50);
  });

  it('asks for Firebase on the sign-in page only when somebody signs in', () => {
    const libraries = librariesIn(scriptsOf([...start, 'src/admin/login/LoginPage.tsx']));
    expect(libraries.filter((name) => firebase.includes(name))).toEqual([]);
  });

  it('fetches the grid, the forms and Markdown only when they are wanted', () => {
    const wanted: readonly Library[] = [...forms, 'Markdown', 'Data Grid', 'CSV parser'];
    expect(librariesIn(scriptsOf([...dashboard, ...posts])).filter((name) => wanted.includes(name))).toEqual(
      [],
    );
  });
});

describe('Firebase', () => {
  it('weighs at most 125 kB in its own file', () => {
    const files = scriptsOf(['src/admin/submissions/DashboardPage.tsx']);
    const [firestore] = files.filter((file) => librariesIn([file]).includes('Firestore'));
    expect(firestore && builtGzip(firestore) / 1000).toBeLessThanOrEqual(125);
  });

  it('comes without the products the site does not use', () => {
    expect(builtScripts().filter((script) => builtFile(script).includes('firebaseio'))).toEqual([]);
  });
});

it('every library is recognised somewhere in the build, or the tests above would prove nothing', () => {
  expect(librariesIn(builtScripts())).toHaveLength(8);
});
