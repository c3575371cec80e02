import { adminBreakpoints } from '#src/admin/shared/adminLayout.ts';
import { paths } from '#src/paths.ts';
import { publicPageRows } from '#src/publicPages.ts';
import type { Preload } from './preloadLinks.ts';

export type SitePage = {
  path: string;
  /** In the output folder; hosting serves it without its `.html`. */
  file: string;
  /** Indexed: in the sitemap, with a social image. */
  isPublic: boolean;
  status: 200 | 404;
  /** It has no content until the app runs. */
  startsImmediately: boolean;
  modules: readonly Preload[];
};

export const blogPage = publicPage(paths.blog, 'BlogPage');

export const notFoundPage: SitePage = {
  ...hiddenPage('/404', '404.html'),
  status: 404,
  modules: [{ module: 'src/pages/NotFoundPage.tsx' }],
};

/** The pages that do not depend on posts. */
export function staticPages(): SitePage[] {
  return [
    ...publicPageRows
      .filter(({ path }) => path !== paths.blog)
      .map(({ path, file }) => publicPage(path, file)),
    {
      ...hiddenPage(paths.login, 'login.html'),
      startsImmediately: true,
      modules: [{ module: 'src/admin/session/LoginPage.tsx' }],
    },
    {
      ...hiddenPage(paths.admin, 'admin.html'),
      startsImmediately: true,
      modules: [...adminFrame, ...dashboard],
    },
    {
      ...hiddenPage(paths.adminBlog, 'admin/blog.html'),
      startsImmediately: true,
      modules: [...adminFrame, ...blogManagement],
    },
    {
      ...hiddenPage(paths.article(articleShellId), 'article-shell.html'),
      startsImmediately: true,
      modules: [{ module: 'src/pages/ArticlePage.tsx' }],
    },
  ];
}

export function articlePage(id: string): SitePage {
  return publicPage(paths.article(id), 'ArticlePage');
}

/** No post has this id, so the page shows the loading state of any article. */
const articleShellId = '-';

export function publicPage(path: string, component: string): SitePage {
  const file = path === paths.home ? 'index.html' : `${decodeURIComponent(path).slice(1)}.html`;
  const modules = [{ module: `src/pages/${component}.tsx` }];
  return { path, file, isPublic: true, status: 200, startsImmediately: false, modules };
}

function hiddenPage(path: string, file: string): SitePage {
  return { path, file, isPublic: false, status: 200, startsImmediately: false, modules: [] };
}

const gridWindow = `not ${adminBreakpoints.phone}`;

const adminFrame: readonly Preload[] = [
  { module: 'src/admin/session/ClientOnlyGate.tsx' },
  { module: 'src/admin/AdminProviders.tsx' },
];
const dashboard: readonly Preload[] = [
  { module: 'src/admin/submissions/DashboardPage.tsx' },
  { module: 'src/admin/submissions/list/SubmissionGrid.tsx', media: gridWindow },
];
const blogManagement: readonly Preload[] = [
  { module: 'src/admin/posts/PostsPage.tsx' },
  { module: 'src/admin/posts/list/PostGrid.tsx', media: gridWindow },
];
