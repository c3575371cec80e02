import type { Post } from '#src/features/posts/post.ts';
import { paths } from '#src/paths.ts';

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
    shell(paths.login, 'login.html'),
    shell(paths.admin, 'admin.html'),
    shell(paths.adminBlog, 'admin/blog.html'),
    shell(paths.article(articleShellId), 'article-shell.html'),
    { ...shell('/404', '404.html'), status: 404 },
  ];
}

/** No post has this id: what is drawn for it is what any article shows while it is loading. */
const articleShellId = '-';

function publicPage(path: string): SitePage {
  const file = path === paths.home ? 'index.html' : `${decodeURIComponent(path).slice(1)}.html`;
  return { path, file, isPublic: true, status: 200 };
}

function shell(path: string, file: string): SitePage {
  return { path, file, isPublic: false, status: 200 };
}
