import type { BenchOptions } from '#scripts/bench/benchOptions.ts';
import { withSite } from '#scripts/bench/browser.ts';
import { samplePosts } from '#scripts/content/samplePosts.ts';
import { paths } from '#src/paths.ts';
import { measureFirstTaps } from './measureFirstTaps.ts';
import { measureLighthouse } from './measureLighthouse.ts';
import { measureQuietPages } from './measureQuietPages.ts';

const article = samplePosts.find(({ published }) => published)?.id ?? '';

const mainPages = {
  Home: paths.home,
  Services: paths.services,
  Portfolio: paths.portfolio,
  Contact: paths.contact,
  Blog: paths.blog,
  Article: paths.article(article),
  Login: paths.login,
};

const furtherPages = {
  About: paths.about,
  Testimonials: paths.testimonials,
  'Privacy Policy': paths.privacyPolicy,
  'Terms of Service': paths.termsOfService,
};

export async function measurePages(options: BenchOptions): Promise<string> {
  const pages = { ...mainPages, ...(options.allPages && furtherPages) };
  const loaded = await measureLighthouse(pages, options);
  const used = await withSite(undefined, async (open) => [
    await measureQuietPages(open, mainPages, options.runs),
    await measureFirstTaps(open, options.runs),
  ]);
  return [loaded, ...used].join('\n\n');
}
