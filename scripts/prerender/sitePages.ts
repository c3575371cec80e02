import { adminBreakpoints } from '#src/admin/adminLayout.ts';
import type { Post } from '#src/features/posts/data/post.ts';
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
  changedAt?: number | null;
  /** It has no content until the app runs. */
  startsImmediately: boolean;
  modules: readonly Preload[];
};

export function sitePages(posts: readonly Post[]): SitePage[] {
  const newest = Math.max(0, ...posts.map((post) => post.updatedAt ?? post.createdAt ?? 0)) || null;
  return [
    ...publicPageRows.map(({ path, file }) => ({
      ...publicPage(path, file),
      ...(path === paths.blog && { changedAt: newest }),
    })),
    ...posts.map((post) => ({
      ...publicPage(paths.article(post.id), 'ArticlePage'),
      changedAt: post.updatedAt ?? post.createdAt,
    })),
    {
      ...hiddenPage(paths.login, 'login.html'),
      startsImmediately: true,
      modules: [{ module: 'src/admin/LoginPage.tsx' }],
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
    {
      ...hiddenPage('/404', '404.html'),
      status: 404,
      modules: [{ module: 'src/pages/NotFoundPage.tsx' }],
    },
  ];
}

/** No post has this id, so the page shows the loading state of any article. */
const articleShellId = '-';

function publicPage(path: string, component: string): SitePage {
  const file = path === paths.home ? 'index.html' : `${decodeURIComponent(path).slice(1)}.html`;
  const modules = [{ module: `src/pages/${component}.tsx` }];
  return { path, file, isPublic: true, status: 200, startsImmediately: false, modules };
}

function hiddenPage(path: string, file: string): SitePage {
  return { path, file, isPublic: false, status: 200, startsImmediately: false, modules: [] };
}

const gridWindow = `not ${adminBreakpoints.phone}`;

const adminFrame: readonly Preload[] = [
  { module: 'src/admin/ClientOnlyGate.tsx' },
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
