import { publicPageRows } from '#src/publicPages.ts';

/** The public pages except articles, by name, in sitemap order. */
export const staticPages: Readonly<Record<string, string>> = Object.fromEntries(
  publicPageRows.map(({ name, path }) => [name, path]),
);
