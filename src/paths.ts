export const paths = {
  home: '/',
  about: '/about',
  services: '/services',
  portfolio: '/portfolio',
  project: (id: string) => `/portfolio#${encodeURIComponent(id)}`,
  testimonials: '/testimonials',
  contact: '/contact',
  blog: '/blog',
  article: (id: string) => `/blog/${encodeURIComponent(id)}`,
  privacyPolicy: '/privacy-policy',
  termsOfService: '/terms-of-service',
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
