import { adminBreakpoints } from '#src/admin/adminBreakpoints.ts';
import type { Post } from '#src/features/posts/data/post.ts';
import { paths } from '#src/paths.ts';
import { widths } from '#src/theme/theme.ts';
import type { AppStart } from './htmlDocument.ts';
import type { Preload } from './preloadLinks.ts';

/** A page the build writes. */
export type SitePage = {
  /** URL path that is drawn. */
  path: string;
  /** File below the output folder; hosting serves it without its `.html`. */
  file: string;
  /** Whether search engines may know it: in the sitemap, with a share picture. */
  isPublic: boolean;
  /** Status the drawn page must answer with. */
  status: 200 | 404;
  /** Last change in ms since 1970, for the sitemap. */
  changedAt?: number | null;
  /** When the app starts: `now` where there is nothing to read before, `stay` on pages with live data. */
  start: AppStart;
  /** The source modules the page begins with, besides those of every page. */
  modules: readonly Preload[];
};

/** Every page that is prerendered: the public ones, all published articles, and the shells hosting falls back to. */
export function sitePages(posts: readonly Post[]): SitePage[] {
  const newest = Math.max(0, ...posts.map((post) => post.updatedAt ?? post.createdAt ?? 0)) || null;
  return [
    publicPage(paths.home, 'HomePage'),
    publicPage(paths.about, 'AboutPage'),
    publicPage(paths.services, 'ServicesPage'),
    publicPage(paths.portfolio, 'PortfolioPage'),
    publicPage(paths.testimonials, 'TestimonialsPage'),
    publicPage(paths.contact, 'ContactPage'),
    { ...publicPage(paths.blog, 'BlogPage'), start: 'stay', changedAt: newest },
    ...posts.map((post) => ({
      ...publicPage(paths.article(post.id), 'ArticlePage'),
      start: 'stay' as const,
      changedAt: post.updatedAt ?? post.createdAt,
    })),
    publicPage(paths.privacyPolicy, 'PrivacyPolicyPage'),
    publicPage(paths.termsOfService, 'TermsOfServicePage'),
    { ...hiddenPage(paths.login, 'login.html'), modules: [{ module: 'src/admin/login/LoginPage.tsx' }] },
    { ...hiddenPage(paths.admin, 'admin.html'), start: 'now', modules: [...office, ...dashboard] },
    {
      ...hiddenPage(paths.adminBlog, 'admin/blog.html'),
      start: 'now',
      modules: [...office, ...blogManagement],
    },
    {
      ...hiddenPage(paths.article(articleShellId), 'article-shell.html'),
      start: 'now',
      modules: [{ module: 'src/pages/ArticlePage.tsx' }],
    },
    {
      ...hiddenPage('/404', '404.html'),
      status: 404,
      modules: [{ module: 'src/pages/NotFoundPage.tsx' }],
    },
  ];
}

/** No post has this id: what is drawn for it is what any article shows while it is loading. */
const articleShellId = '-';

function publicPage(path: string, component: string): SitePage {
  const file = path === paths.home ? 'index.html' : `${decodeURIComponent(path).slice(1)}.html`;
  const modules = [{ module: `src/pages/${component}.tsx` }, menu];
  return { path, file, isPublic: true, status: 200, start: 'use', modules };
}

function hiddenPage(path: string, file: string): SitePage {
  return { path, file, isPublic: false, status: 200, start: 'use', modules: [] };
}

/** The mobile menu, where its button shows. */
const menu: Preload = { module: 'src/layout/nav/MobileMenuDialog.tsx', media: `(width < ${widths.lg}px)` };

const grid = `not ${adminBreakpoints.phone}`;

/** What a screen of the back office begins with: its frame, its page, and the look of the list that fits the window. */
const office: readonly Preload[] = [
  { module: 'src/admin/ClientOnlyGate.tsx' },
  { module: 'src/admin/AdminProviders.tsx' },
];
const dashboard: readonly Preload[] = [
  { module: 'src/admin/submissions/DashboardPage.tsx' },
  { module: 'src/admin/submissions/list/SubmissionGrid.tsx', media: grid },
  { module: 'src/admin/submissions/list/SubmissionCards.tsx', media: adminBreakpoints.phone },
];
const blogManagement: readonly Preload[] = [
  { module: 'src/admin/posts/PostsPage.tsx' },
  { module: 'src/admin/posts/PostGrid.tsx', media: grid },
];
