import { site } from '#src/content/site.ts';
import { paths } from '#src/paths.ts';
import { absoluteUrl } from './absoluteUrl.ts';

export function organization(): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${absoluteUrl(paths.home)}#organization`,
    name: site.name,
    url: absoluteUrl(paths.home),
    logo: absoluteUrl('/pics/favicon.svg'),
    description: site.tagline,
    email: site.email,
    telephone: site.phone,
    foundingDate: String(site.founded),
    address: {
      '@type': 'PostalAddress',
      addressLocality: site.location.locality,
      addressRegion: site.location.region,
      postalCode: site.location.postalCode,
      addressCountry: site.location.country,
    },
    sameAs: site.socials.map((social) => social.url),
  };
}

export function website(): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: site.name,
    url: absoluteUrl(paths.home),
    inLanguage: site.lang,
    publisher: { '@id': `${absoluteUrl(paths.home)}#organization` },
  };
}
