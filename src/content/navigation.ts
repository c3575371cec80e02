import { publicPageRows } from '#src/publicPages.ts';

type NavigationLink = { label: string; to: string };

export const mainLinks = linksIn('navigation');
export const footerLinks = linksIn('footer');
export const legalLinks = linksIn('legal');

function linksIn(place: 'navigation' | 'footer' | 'legal'): readonly NavigationLink[] {
  return publicPageRows
    .filter(({ links }) => links?.includes(place))
    .map(({ name, path }) => ({ label: name, to: path }));
}
