import { screens } from '#src/admin/breakpoints.ts';
import type { Post } from '#src/features/posts/data/post.ts';
import { paths } from '#src/paths.ts';
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
  /** A page with nothing to read before its script runs: the script starts at once, and these modules come with it. */
  shell?: readonly Preload[];
};

/** Every page that is prerendered: the public ones, all published articles, and the shells hosting falls back to. */
export function sitePages(posts: readonly Post[]): SitePage[] {
  const newest = Math.max(0, ...posts.map((post) => post.updatedAt ?? post.createdAt ?? 0)) || null;
  return [
    publicPage(paths.home),
    publicPage(paths.about),
    publicPage(paths.services),
    publicPage(paths.portfolio),
    publicPage(paths.testimonials),
    publicPage(paths.contact),
    { ...publicPage(paths.blog), changedAt: newest },
    ...posts.map((post) => ({
      ...publicPage(paths.article(post.id)),
      changedAt: post.updatedAt ?? post.createdAt,
    })),
    publicPage(paths.privacyPolicy),
    publicPage(paths.termsOfService),
    hiddenPage(paths.login, 'login.html'),
    { ...hiddenPage(paths.admin, 'admin.html'), shell: [...office, ...dashboard] },
    { ...hiddenPage(paths.adminBlog, 'admin/blog.html'), shell: [...office, ...blogManagement] },
    {
      ...hiddenPage(paths.article(articleShellId), 'article-shell.html'),
      shell: [{ module: 'src/pages/ArticlePage.tsx' }],
    },
    { ...hiddenPage('/404', '404.html'), status: 404 },
  ];
}

/** No post has this id: what is drawn for it is what any article shows while it is loading. */
const articleShellId = '-';

function publicPage(path: string): SitePage {
  const file = path === paths.home ? 'index.html' : `${decodeURIComponent(path).slice(1)}.html`;
  return { path, file, isPublic: true, status: 200 };
}

function hiddenPage(path: string, file: string): SitePage {
  return { path, file, isPublic: false, status: 200 };
}

const grid = `not ${screens.phone}`;

/** What a screen of the back office begins with: its frame, its page, and the look of the list that fits the window. */
const office: readonly Preload[] = [
  { module: 'src/admin/ClientOnlyGate.tsx' },
  { module: 'src/admin/AdminProviders.tsx' },
];
const dashboard: readonly Preload[] = [
  { module: 'src/admin/submissions/DashboardPage.tsx' },
  { module: 'src/admin/submissions/SubmissionGrid.tsx', media: grid },
  { module: 'src/admin/submissions/SubmissionCards.tsx', media: screens.phone },
];
const blogManagement: readonly Preload[] = [
  { module: 'src/admin/posts/PostsPage.tsx' },
  { module: 'src/admin/posts/PostGrid.tsx', media: grid },
];
