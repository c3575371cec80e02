import { describe, expect, it } from 'vitest';
import type { Chunk } from '#scripts/vite/chunkReport.ts';
import { startModules as start } from '#scripts/vite/coreChunk.ts';
import {
  builtFile,
  builtGzip,
  builtScripts,
  chunksOf,
  kilobytes,
  packagesIn,
} from '#tests/support/builtSite.ts';

/** Pages that keep their prerendered HTML and never download code of their own. */
const stillPages = ['index.html', 'about.html', 'services.html'].map((file) => ({ file, modules: start }));

const livingPages = [
  { file: 'portfolio.html', module: 'src/pages/PortfolioPage.tsx' },
  { file: 'testimonials.html', module: 'src/pages/TestimonialsPage.tsx' },
  { file: 'contact.html', module: 'src/pages/ContactPage.tsx' },
  { file: 'privacy-policy.html', module: 'src/pages/PrivacyPolicyPage.tsx' },
  { file: 'terms-of-service.html', module: 'src/pages/TermsOfServicePage.tsx' },
].map(({ file, module }) => ({ file, modules: [...start, module] }));

const heavy = [
  'firebase',
  '@firebase/firestore',
  '@firebase/auth',
  'reactfire',
  'formik',
  'yup',
  'react-markdown',
  '@mui/x-data-grid',
];

describe.each([...stillPages, ...livingPages])('$file', ({ file, modules }) => {
  const chunks = chunksOf(modules);

  it('downloads at most 150 kB of JavaScript', () => {
    expect(kilobytes(chunks)).toBeLessThanOrEqual(150);
  });

  it('loads no Firebase, form, Markdown or grid code before it is needed', () => {
    expect([...packagesIn(chunks)].filter((name) => heavy.includes(name))).toEqual([]);
  });

  it('weighs at most 15 kB with its styles', () => {
    expect(builtGzip(file)).toBeLessThanOrEqual(15_000);
  });
});

describe('the first paint', () => {
  it('waits for no library: what runs at once is small and only listens for somebody using the page', () => {
    const chunks = chunksOf(['index.html']);
    expect(kilobytes(chunks)).toBeLessThanOrEqual(3);
    expect([...packagesIn(chunks)]).toEqual([]);
  });

  it.each(['index.html', 'contact.html', 'blog.html', 'login.html'])(
    '%s asks for nothing else before it',
    (file) => {
      const asked = [...builtFile(file).matchAll(/"\/(assets\/[^"]+\.js)"/g)].map(
        ([, script]) => script ?? '',
      );
      expect(asked.sort()).toEqual(
        chunksOf(['index.html'])
          .map((chunk) => chunk.file)
          .sort(),
      );
    },
  );
});

describe('the blog', () => {
  it.each(['src/pages/BlogPage.tsx', 'src/pages/ArticlePage.tsx'])(
    '%s is readable without Firebase code',
    (module) => {
      const packages = packagesIn(chunksOf([...start, module]));
      expect([...packages].filter((name) => name.includes('firebase') || name === 'reactfire')).toEqual([]);
    },
  );
});

describe('the back office', () => {
  const frame = [...start, 'src/admin/ClientOnlyGate.tsx', 'src/admin/AdminProviders.tsx'];
  const dashboard = [...frame, 'src/admin/submissions/DashboardPage.tsx'];
  const posts = [...frame, 'src/admin/posts/PostsPage.tsx'];

  it.each([
    { name: 'the sign-in page', limit: 176, modules: [...start, 'src/admin/login/LoginPage.tsx'] },
    { name: 'the dashboard on a phone', limit: 185, modules: dashboard },
    {
      name: 'the dashboard with its grid',
      limit: 375,
      modules: [...dashboard, 'src/admin/submissions/SubmissionGrid.tsx'],
    },
    { name: 'blog management on a phone', limit: 185, modules: posts },
    {
      name: 'blog management with its grid',
      limit: 375,
      modules: [...posts, 'src/admin/posts/PostGrid.tsx'],
    },
    {
      name: 'the post form with its preview',
      limit: 325,
      modules: [...posts, 'src/admin/posts/editor/PostDialog.tsx'],
    },
  ])('$name needs at most $limit kB besides Firebase before it can be used', ({ limit, modules }) => {
    expect(kilobytes(besidesFirebase(modules))).toBeLessThanOrEqual(limit);
  });

  it.each([
    {
      file: 'admin.html',
      modules: [
        ...dashboard,
        'src/admin/submissions/SubmissionGrid.tsx',
        'src/admin/submissions/SubmissionCards.tsx',
      ],
    },
    { file: 'admin/blog.html', modules: [...posts, 'src/admin/posts/PostGrid.tsx'] },
  ])('$file asks at once for everything its screen begins with', ({ file, modules }) => {
    const html = builtFile(file);
    const missing = chunksOf(modules).filter((chunk) => !html.includes(`"/${chunk.file}"`));
    expect(missing.map((chunk) => chunk.file)).toEqual([]);
  });

  it('asks for Firebase on the sign-in page only when somebody signs in', () => {
    const modules = [...start, 'src/admin/login/LoginPage.tsx'];
    expect(besidesFirebase(modules)).toEqual(chunksOf(modules));
  });

  it('fetches the grid, the forms and Markdown only when they are wanted', () => {
    const packages = packagesIn(chunksOf([...dashboard, ...posts]));
    const forms = ['formik', 'yup', 'react-markdown', '@mui/x-data-grid', 'papaparse', 'diff'];
    expect([...packages].filter((name) => forms.includes(name))).toEqual([]);
  });
});

describe('Firebase', () => {
  it('weighs at most 125 kB in its own file', () => {
    const [firestore] = chunksOf(['src/admin/submissions/DashboardPage.tsx']).filter(({ packages }) =>
      packages.includes('@firebase/firestore'),
    );
    expect(firestore && firestore.gzip / 1000).toBeLessThanOrEqual(125);
  });

  it('comes without the products the site does not use', () => {
    expect(builtScripts().filter((script) => builtFile(script).includes('firebaseio'))).toEqual([]);
  });
});

function besidesFirebase(modules: readonly string[]): Chunk[] {
  return chunksOf(modules).filter((chunk) => !isFirebase(chunk));
}

function isFirebase({ packages }: Chunk): boolean {
  return packages.some((name) => name.includes('firebase') || name === 'reactfire' || name === 'rxjs');
}
