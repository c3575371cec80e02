import { paths } from '#src/paths.ts';

/** The public pages but the articles, by name, in the order of the sitemap. */
export const staticPages = {
  Home: paths.home,
  About: paths.about,
  Services: paths.services,
  Portfolio: paths.portfolio,
  Testimonials: paths.testimonials,
  Contact: paths.contact,
  Blog: paths.blog,
  'Privacy Policy': paths.privacyPolicy,
  'Terms of Service': paths.termsOfService,
} as const;
