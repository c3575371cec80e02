import { publicPageRows } from '#src/publicPages.ts';

/** The public pages but the articles, by name, in the order of the sitemap. */
export const staticPages: Readonly<Record<string, string>> = Object.fromEntries(
  publicPageRows.map(({ name, path }) => [name, path]),
);
