const location = {
  locality: 'New York',
  region: 'NY',
  postalCode: '10001',
  country: 'US',
  timeZone: 'America/New_York',
} as const;

const phone = '+1 (212) 555-0148';

/** The agency's facts. Define them only here. */
export const site = {
  name: 'Kindlewave',
  /** Language and region of the site's words, dates, numbers and times, as a BCP 47 tag. */
  lang: 'en-US',
  url: 'https://kindlewave.example',
  tagline:
    'Pioneering digital innovation with solutions that transform businesses and elevate user experiences.',
  email: 'hello@kindlewave.example',
  phone,
  phoneUrl: `tel:${phone.replace(/[^+\d]/g, '')}`,
  location,
  address: `${location.locality}, ${location.region} ${location.postalCode}`,
  /** The law that governs the terms of service. */
  jurisdiction: 'the State of New York',
  copyrightYear: 2024,
  founded: 2019,
  socials: [
    { name: 'Facebook', url: 'https://www.facebook.com/kindlewave.example' },
    { name: 'LinkedIn', url: 'https://www.linkedin.com/company/kindlewave-example' },
    { name: 'Instagram', url: 'https://www.instagram.com/kindlewave.example' },
  ],
} as const;
