import { adminBreakpoints } from '#src/admin/adminLayout.ts';
import type { Post } from '#src/features/posts/data/post.ts';
import { paths } from '#src/paths.ts';
import { widths } from '#src/theme/theme.ts';
import type { AppStart } from './htmlDocument.ts';
import type { Preload } from './preloadLinks.ts';

export type SitePage = {
  path: string;
  /** Below the output folder; hosting serves it without its `.html`. */
  file: string;
  /** Search engines may know it: in the sitemap, with a share picture. */
  isPublic: boolean;
  status: 200 | 404;
  changedAt?: number | null;
  start: AppStart;
  modules: readonly Preload[];
};

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
    { ...hiddenPage(paths.admin, 'admin.html'), start: 'now', modules: [...adminFrame, ...dashboard] },
    {
      ...hiddenPage(paths.adminBlog, 'admin/blog.html'),
      start: 'now',
      modules: [...adminFrame, ...blogManagement],
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

const menu: Preload = { module: 'src/layout/nav/MobileMenuDialog.tsx', media: `(width < ${widths.lg}px)` };

const gridWindow = `not ${adminBreakpoints.phone}`;

const adminFrame: readonly Preload[] = [
  { module: 'src/admin/ClientOnlyGate.tsx' },
  { module: 'src/admin/AdminProviders.tsx' },
];
const dashboard: readonly Preload[] = [
  { module: 'src/admin/submissions/DashboardPage.tsx' },
  { module: 'src/admin/submissions/list/SubmissionGrid.tsx', media: gridWindow },
  { module: 'src/admin/submissions/list/SubmissionCards.tsx', media: adminBreakpoints.phone },
];
const blogManagement: readonly Preload[] = [
  { module: 'src/admin/posts/PostsPage.tsx' },
  { module: 'src/admin/posts/list/PostGrid.tsx', media: gridWindow },
];
