import { paths } from '#src/paths.ts';
import { type BeforeAfterFigure, weeklyValues } from './figures.ts';
import type { Picture } from './pictures.ts';

export const projectCategories = [
  'Web Development',
  'App Development',
  'UI/UX Design',
  'Smart Branding',
  '3D Modeling',
  'Digital Marketing',
  'AI/ML Solutions',
] as const;

type ProjectCategory = (typeof projectCategories)[number];

/** A layer as large as the picture. */
export type PictureLayer = {
  src: string;
  /** How far it rises to its place, as a fraction of the picture's height. Without it, the layer appears last. */
  rises?: number;
};

export type Project = {
  id: string;
  title: string;
  category: ProjectCategory;
  description: string;
  image: Picture;
  technologies: readonly string[];
  /** Link to its story: an article, or below the gallery on the portfolio page. */
  link: string;
  /** From back to front: `image`, taken apart, so that it opens as it scrolls into view. */
  layers?: readonly PictureLayer[];
  change: BeforeAfterFigure;
  /** In the form of `weeklyValues`. */
  weeks?: readonly number[];
};

export const projects: readonly Project[] = [
  {
    id: 'northline-rail',
    title: 'Northline Rail',
    category: 'UI/UX Design',
    description:
      'At 38 stations, ticket machines that ask where you’re going, not which fare zone. Tested on the platform with people who had a train to catch.',
    image: picture('kiosk', 'Traveler at a ticket machine with four choices, one of them chosen'),
    technologies: ['Figma', 'Lit', 'Playwright', 'Web Serial'],
    link: paths.project('northline-rail-story'),
    change: { before: '96', after: '33\u00a0s', label: 'to buy a ticket' },
    weeks: weeklyValues['northline-rail'],
  },
  {
    id: 'tern-and-co',
    title: 'Tern & Co',
    category: 'Web Development',
    description:
      'An online store with eleven chairs. The first chair’s image tag is in the first 14 kB of HTML; everything else waits.',
    image: picture('web', 'Furniture store page with a chair, beside its loading waterfall'),
    technologies: ['React', 'AVIF', 'Edge cache', 'Stripe'],
    link: paths.article('the-chair-has-to-be-there-in-one-second'),
    change: { before: '5.8', after: '0.9\u00a0s', label: 'until the first chair is visible' },
    weeks: weeklyValues['tern-and-co'],
  },
  {
    id: 'fenwick-audio',
    title: 'Fenwick Audio',
    category: '3D Modeling',
    description: 'A speaker that buyers can turn, take apart and see in every finish before they order.',
    image: picture('iso', 'Speaker taken apart into grille, driver, board and cabinet'),
    layers: [
      { src: '/pics/iso-base.svg', rises: 0 },
      { src: '/pics/iso-board.svg', rises: 0.1 },
      { src: '/pics/iso-driver.svg', rises: 0.22 },
      { src: '/pics/iso-grille.svg', rises: 0.34 },
      { src: '/pics/iso-labels.svg' },
    ],
    technologies: ['Three.js', 'Blender', 'glTF', 'Draco'],
    link: paths.article('the-whole-shop-without-a-mouse'),
    change: { before: '9.2%', after: '3.1%', label: 'of orders sent back' },
    weeks: weeklyValues['fenwick-audio'],
  },
  {
    id: 'aldgate-mutual',
    title: 'Aldgate Mutual',
    category: 'AI/ML Solutions',
    description:
      'A model that reads repair invoices. It shows where on the page it read each value, and hands the invoice to a clerk if it is less than 90% sure of any amount.',
    image: picture(
      'reader',
      'Repair invoice with the recognized regions outlined, beside a panel of extracted fields',
    ),
    technologies: ['Python', 'PyTorch', 'PostgreSQL', 'FastAPI', 'React'],
    link: paths.article('what-a-claims-clerk-taught-our-model'),
    change: { before: '26', after: '4\u00a0min', label: 'to enter an invoice' },
    weeks: weeklyValues['aldgate-mutual'],
  },
  {
    id: 'marlow-clinics',
    title: 'Marlow Clinics',
    category: 'App Development',
    description:
      'Booking for 13 clinics. A patient reschedules in two taps, and the freed slot goes to the waiting list.',
    image: picture('clinic', 'Phone with a time slot chosen and the confirmation behind it'),
    technologies: ['React Native', 'Firebase', 'FHIR'],
    link: paths.article('as-far-as-the-thumb-reaches'),
    change: { before: '14%', after: '6%', label: 'of appointments missed' },
    weeks: weeklyValues['marlow-clinics'],
  },
  {
    id: 'harborline-freight',
    title: 'Harborline Freight',
    category: 'Web Development',
    description: 'The dispatch board that 214 trucks run on. It finds loads for the trip home.',
    image: {
      src: '/pics/freight.svg',
      width: 1600,
      height: 1000,
      alt: 'Dispatch board with loads, a route across a port city and each truck’s schedule',
    },
    technologies: ['TypeScript', 'PostGIS', 'WebSockets', 'MapLibre'],
    link: paths.article('why-the-harbor-still-runs-on-a-whiteboard'),
    change: { before: '31%', after: '18%', label: 'of miles driven empty' },
    weeks: weeklyValues['harborline-freight'],
  },
  {
    id: 'tarn-water',
    title: 'Tarn Water',
    category: 'Smart Branding',
    description:
      'One logo in place of nine. It was drawn for the side of a van and still works on a meter lid.',
    image: picture('brand', 'Brand system of a water company: logo, palette, pattern, letterhead and van'),
    technologies: ['Glyphs', 'Figma', 'Variable type'],
    link: paths.project('tarn-water-story'),
    change: { before: '2', after: '7 in 10', label: 'knew whose van it was' },
    weeks: weeklyValues['tarn-water'],
  },
  {
    id: 'halden-seeds',
    title: 'Halden Seeds',
    category: 'Digital Marketing',
    description:
      'A mail-order seed catalog. We tested which channels of its spring campaign sold packets, and which only took the credit.',
    image: picture(
      'seeds',
      'Seed packet beside seven weeks of plants, the last one in flower, a bee and a watering can',
    ),
    technologies: ['BigQuery', 'Server tags', 'dbt'],
    link: paths.article('where-the-forty-first-dollar-went'),
    change: { before: '$41', after: '$17', label: 'ad spend per first order' },
    weeks: weeklyValues['halden-seeds'],
  },
];

function picture(file: string, alt: string): Picture {
  return { src: `/pics/${file}.svg`, width: 1200, height: 900, alt };
}

const figures = 'Eight of 150 projects, each with its number before launch and after.';

export const portfolio = {
  name: 'Portfolio',
  title: 'Before and after.',
  lede: figures,
  description: figures,
  gallery: 'Projects',
  filter: { label: 'Filter projects by category', all: 'All' },
  none: 'No projects found in this category. Please try a different filter.',
  showAll: 'Show All Projects',
  /** Above the name of the project that an article is about. */
  behind: 'The project',
  leads: { article: 'Read the article', story: 'Read the story' },
} as const;
