import type { BenchOptions } from '#scripts/bench/benchOptions.ts';
import { samplePosts } from '#scripts/content/samplePosts.ts';
import { paths } from '#src/paths.ts';
import { publicPageRows } from '#src/publicPages.ts';
import { measureFirstTaps } from './measureFirstTaps.ts';
import { measureLighthouse } from './measureLighthouse.ts';

const article = samplePosts.find(({ published }) => published)?.id ?? '';

/** Pages that differ most in what they load; `--all` measures the rest of the page table too. */
const mainNames = ['Home', 'Services', 'Portfolio', 'Contact', 'Blog'];
const mainPages = {
  ...pagesBy(({ name }) => mainNames.includes(name)),
  Article: paths.article(article),
  Login: paths.login,
};
const furtherPages = pagesBy(({ name }) => !mainNames.includes(name));

export async function measurePages(options: BenchOptions): Promise<string> {
  const pages = { ...mainPages, ...(options.allPages && furtherPages) };
  const loaded = await measureLighthouse(pages, options);
  return `${loaded}

${await measureFirstTaps(options)}`;
}

function pagesBy(isIncluded: (row: (typeof publicPageRows)[number]) => boolean): Record<string, string> {
  return Object.fromEntries(publicPageRows.filter(isIncluded).map(({ name, path }) => [name, path]));
}
