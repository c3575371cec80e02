/** The agency's facts, spelled here and nowhere else. */
export const site = {
  name: 'Kindlewave',
  url: 'https://kindlewave.example',
  tagline:
    'Pioneering digital innovation with solutions that transform businesses and elevate user experiences.',
  email: 'hello@kindlewave.example',
  phone: '+1 (212) 555-0148',
  address: 'New York, NY 10001',
  copyrightYear: 2024,
  founded: 2019,
  socials: [
    { name: 'Facebook', url: 'https://www.facebook.com/kindlewave.example' },
    { name: 'LinkedIn', url: 'https://www.linkedin.com/company/kindlewave-example' },
    { name: 'Instagram', url: 'https://www.instagram.com/kindlewave.example' },
  ],
} as const;

/** The claimed figures (spec 1). */
export const claims = {
  projects: '150+',
  clients: '50+',
  support: '24/7',
  timeline: '4-6 weeks',
  satisfaction: '100%',
} as const;
