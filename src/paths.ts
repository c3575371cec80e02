import { publicPages } from './publicPages.ts';

type PublicPaths = { [Key in keyof typeof publicPages]: (typeof publicPages)[Key]['path'] };

/** URLs by name: those of `publicPages`, and all others. */
export const paths = {
  ...(Object.fromEntries(Object.entries(publicPages).map(([key, { path }]) => [key, path])) as PublicPaths),
  project: (id: string) => `${publicPages.portfolio.path}#${encodeURIComponent(id)}`,
  article: (id: string) => `${publicPages.blog.path}/${encodeURIComponent(id)}`,
  login: '/login',
  admin: '/admin',
  adminBlog: '/admin/blog',
  theme: '/theme',
} as const;

export function blogSearch(filter: { q?: string; category?: string }): string {
  const params = new URLSearchParams();
  if (filter.q) params.set('q', filter.q);
  if (filter.category) params.set('category', filter.category);
  const search = params.toString();
  return search ? `${paths.blog}?${search}` : paths.blog;
}
