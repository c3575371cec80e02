type PublicPage = {
  path: `/${string}`;
  name: string;
  links?: 'navigation' | 'navigation and footer' | 'legal';
  /** Image next to the headline in the social image. */
  sharePicture?: `/pics/${string}`;
};

/**
 * One row per public page except articles, in navigation order; `src/pages/AboutPage.tsx` renders `about`.
 * Routes, links, prerendering, sitemap, social images, tests, budgets, screenshots and benchmarks read this table.
 */
export const publicPages = {
  home: { path: '/', name: 'Home', links: 'navigation and footer', sharePicture: '/pics/freight.svg' },
  about: { path: '/about', name: 'About', links: 'navigation and footer' },
  services: {
    path: '/services',
    name: 'Services',
    links: 'navigation and footer',
    sharePicture: '/pics/service-web.svg',
  },
  portfolio: {
    path: '/portfolio',
    name: 'Portfolio',
    links: 'navigation and footer',
    sharePicture: '/pics/reader.svg',
  },
  blog: {
    path: '/blog',
    name: 'Blog',
    links: 'navigation and footer',
    sharePicture: '/pics/post-chair.svg',
  },
  testimonials: {
    path: '/testimonials',
    name: 'Testimonials',
    links: 'navigation',
    sharePicture: '/pics/clinic.svg',
  },
  contact: { path: '/contact', name: 'Contact', links: 'navigation and footer' },
  privacyPolicy: { path: '/privacy-policy', name: 'Privacy Policy', links: 'legal' },
  termsOfService: { path: '/terms-of-service', name: 'Terms of Service', links: 'legal' },
} as const satisfies Readonly<Record<string, PublicPage>>;

/** The rows, each with the name of its file in `src/pages`. */
export const publicPageRows = Object.entries<PublicPage>(publicPages).map(([key, page]) => ({
  ...page,
  file: `${key.replace(/^./, (letter) => letter.toUpperCase())}Page`,
}));

type NavigationLink = { label: string; to: string };

export const mainLinks = linksIn('navigation');
export const footerLinks = linksIn('footer');
export const legalLinks = linksIn('legal');

function linksIn(place: 'navigation' | 'footer' | 'legal'): readonly NavigationLink[] {
  return publicPageRows
    .filter(({ links }) => links?.includes(place))
    .map(({ name, path }) => ({ label: name, to: path }));
}
