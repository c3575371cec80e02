import { paths } from '#src/paths.ts';

type NavigationLink = { label: string; to: string };

export const mainLinks: readonly NavigationLink[] = [
  { label: 'Home', to: paths.home },
  { label: 'About', to: paths.about },
  { label: 'Services', to: paths.services },
  { label: 'Portfolio', to: paths.portfolio },
  { label: 'Blog', to: paths.blog },
  { label: 'Testimonials', to: paths.testimonials },
  { label: 'Contact', to: paths.contact },
];

export const footerLinks: readonly NavigationLink[] = mainLinks.filter(
  (link) => link.label !== 'Testimonials',
);

export const legalLinks: readonly NavigationLink[] = [
  { label: 'Privacy Policy', to: paths.privacyPolicy },
  { label: 'Terms of Service', to: paths.termsOfService },
];
