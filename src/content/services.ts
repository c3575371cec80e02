import { type BeforeAfterFigure, claims } from './figures.ts';

export type Service = {
  /** Also the section's anchor on the services page. */
  id: string;
  title: string;
  description: string;
  /** In place of the description on the home page. */
  summary?: string;
  /** Whether the home page shows it; true by default. */
  isOnHome?: false;
  /** Path of the drawing, 1200x900. */
  icon: string;
  iconAlt: string;
  features: readonly string[];
  /** Background color of its drawing, which has it built in. */
  color: 'ink' | 'tide' | 'sand';
  change: BeforeAfterFigure & { client: string };
};

export const services: readonly Service[] = [
  {
    id: 'web-development',
    title: 'Web Development',
    description:
      'Online stores, portals and marketing sites, measured for size and speed on a mid-range phone before launch.',
    summary:
      'Online stores, portals and marketing sites that show their first screen in about a second on a mid-range phone.',
    icon: '/pics/service-web.svg',
    iconAlt: 'The same teapot page in a wide window and on a phone',
    features: [
      'Store, portal or site in React',
      'Prerendered pages, timed on slow 4G',
      'Content your team can edit',
      'Tested with a keyboard and a screen reader',
    ],
    color: 'tide',
    change: {
      before: '5.8',
      after: '0.9\u00a0s',
      label: 'until the first product shows',
      client: 'Tern & Co',
    },
  },
  {
    id: 'app-development',
    title: 'App Development',
    description: 'iOS and Android from one code base. Works offline and syncs when you’re back online.',
    summary:
      'iOS and Android from one code base. Works without a signal and is ready for both app stores by week six.',
    icon: '/pics/service-app.svg',
    iconAlt: 'Phone on a desk with a watch and a cup, a new app icon about to fill the gap left for it',
    features: [
      'One code base for both app stores',
      'Offline first, with conflict rules',
      'Notifications people want',
      'Store listing and review',
    ],
    color: 'sand',
    change: { before: '14%', after: '6%', label: 'of appointments missed', client: 'Marlow Clinics' },
  },
  {
    id: 'seo-optimization',
    title: 'SEO Optimization',
    description: 'Technical fixes, page structure and a content plan, measured in visits that become orders.',
    icon: '/pics/service-seo.svg',
    iconAlt: 'Card catalog with one drawer open and one card standing up',
    features: [
      'Crawling and indexing fixes',
      'Page structure and internal links',
      'Content plan by search intent',
      'Orders reported page by page',
    ],
    color: 'ink',
    change: { before: '12th', after: '1st', label: 'in search', client: 'Larkhill Shelving' },
  },
  {
    id: 'digital-marketing',
    title: 'Digital Marketing',
    description: 'Campaigns measured by the sales they cause, channel by channel.',
    icon: '/pics/service-marketing.svg',
    iconAlt: 'Round poster kiosk on a sidewalk with one new poster and a bicycle beside it',
    features: [
      'Search, social and email',
      'Tracking without third-party cookies',
      'A/B-tested landing pages',
      'Budget shifted weekly to what works',
    ],
    color: 'tide',
    change: { before: '$41', after: '$17', label: 'ad spend per first order', client: 'Halden Seeds' },
  },
  {
    id: 'ui-ux-design',
    title: 'UI/UX Design',
    description:
      'Flows redrawn with your customers in the room, until every remaining screen has a reason to exist.',
    icon: '/pics/service-ux.svg',
    iconAlt: 'Sketchbook with six ideas, three struck out, and one drawn large with its button circled',
    features: [
      'Interviews and observation on site',
      'Flows, wireframes and prototype',
      'Tests with your own customers',
      'Component library with your colors and type',
    ],
    color: 'sand',
    change: { before: '96', after: '33\u00a0s', label: 'to buy a ticket', client: 'Northline Rail' },
  },
  {
    id: 'smart-branding',
    title: 'Smart Branding',
    description: 'A logo, a palette and rules that work from a favicon to the side of a van.',
    icon: '/pics/service-brand.svg',
    iconAlt: 'Fan of color swatches, one pulled out and printed with a bird',
    features: [
      'Name, logo and type',
      'Palette checked for contrast',
      'Templates for paper and screen',
      'A short book of rules',
    ],
    color: 'ink',
    change: { before: '2', after: '7 in 10', label: 'knew whose van it was', client: 'Tarn Water' },
  },
  {
    id: '3d-modeling',
    isOnHome: false,
    title: '3D Modeling',
    description: 'Products that buyers turn, open and see in every finish, right in the browser.',
    icon: '/pics/service-3d.svg',
    iconAlt: 'Isometric armchair with one arm still a mesh',
    features: [
      'Models from CAD or photographs',
      'A viewer light enough for a phone',
      'Prices that update with each finish',
      'Stills for print from one scene',
    ],
    color: 'sand',
    change: { before: '9.2%', after: '3.1%', label: 'of orders sent back', client: 'Fenwick Audio' },
  },
  {
    id: 'ai-ml-solutions',
    title: 'AI/ML Solutions',
    description: 'Models that read documents and forecast inventory, and hand uncertain cases to a person.',
    icon: '/pics/service-ai.svg',
    iconAlt: 'Mugs on a belt under a camera, the one without a handle marked',
    features: [
      'Document reading and checking',
      'Forecasts from your own history',
      'Human review of uncertain cases',
      'Tests against last year’s data',
    ],
    color: 'ink',
    change: { before: '26', after: '4\u00a0min', label: 'to enter an invoice', client: 'Aldgate Mutual' },
  },
];

export const servicesPage = {
  name: 'Services',
  title: 'Eight services and the numbers they moved.',
  description:
    'Web, app, SEO, marketing, UI/UX, branding, 3D and AI/ML work. Projects take four to six weeks on average.',
  index: 'Services on this page',
  duration: `${claims.timeline.figure} on average`,
} as const;
