import { mission } from '#src/content/about.ts';
import { blog } from '#src/content/blog.ts';
import { contact } from '#src/content/contact/contact.ts';
import { hero } from '#src/content/home.ts';
import { privacyPolicy } from '#src/content/legal/privacyPolicy.ts';
import { termsOfService } from '#src/content/legal/termsOfService.ts';
import { portfolio } from '#src/content/portfolio.ts';
import { servicesPage } from '#src/content/services.ts';
import { testimonialsPage } from '#src/content/testimonials.ts';
import { paths } from '#src/paths.ts';

export type ShareSubject = {
  title: string;
  kicker?: string;
  picture?: string;
};

export const shareSubjects: Readonly<Record<string, ShareSubject>> = {
  [paths.home]: { title: hero.title, picture: hero.picture.src },
  [paths.about]: { title: mission.title },
  [paths.services]: { title: servicesPage.title, picture: '/pics/service-web.svg' },
  [paths.portfolio]: { title: portfolio.title, picture: '/pics/reader.svg' },
  [paths.testimonials]: { title: testimonialsPage.title, picture: '/pics/clinic.svg' },
  [paths.contact]: { title: contact.title },
  [paths.blog]: { title: blog.title, picture: '/pics/post-chair.svg' },
  [paths.privacyPolicy]: { title: privacyPolicy().title },
  [paths.termsOfService]: { title: termsOfService.title },
};
