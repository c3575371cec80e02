import { paths } from '#src/paths.ts';

export type Testimonial = {
  id: string;
  name: string;
  company: string;
  position: string;
  content: string;
  /** URL of a portrait; without one, the initials are shown. */
  avatar?: string;
  /** 1 to `maxRating`. */
  rating: number;
  /** An id of `projects`. */
  project: string;
};

export const maxRating = 5;

export const testimonials: readonly Testimonial[] = [
  {
    id: 'ruth-adeyemi',
    name: 'Ruth Adeyemi',
    company: 'Aldgate Mutual',
    position: 'Head of Claims',
    content: 'They asked which number we wanted to move, then showed it to us every Friday until it moved.',
    avatar: '/pics/people/ruth-adeyemi.svg',
    rating: 5,
    project: 'aldgate-mutual',
  },
  {
    id: 'tomas-lindqvist',
    name: 'Tomas Lindqvist',
    company: 'Harborline Freight',
    position: 'Operations Director',
    content:
      'The board went live on a Tuesday at 6\u00a0a.m. By eight, my dispatchers had wiped the whiteboard.',
    avatar: '/pics/people/tomas-lindqvist.svg',
    rating: 5,
    project: 'harborline-freight',
  },
  {
    id: 'imani-clarke',
    name: 'Imani Clarke',
    company: 'Marlow Clinics',
    position: 'Practice Manager',
    content:
      'The phones used to ring until noon. Now patients reschedule on their own, and we can see who’s waiting.',
    avatar: '/pics/people/imani-clarke.svg',
    rating: 5,
    project: 'marlow-clinics',
  },
  {
    id: 'elspeth-fenwick',
    name: 'Elspeth Fenwick',
    company: 'Fenwick Audio',
    position: 'Founder',
    content:
      'I asked for a video. They talked me into a model people can open, and two of every three returns stopped.',
    avatar: '/pics/people/elspeth-fenwick.svg',
    rating: 4,
    project: 'fenwick-audio',
  },
];

export const testimonialsPage = {
  name: 'Testimonials',
  title: 'In their own words.',
  description:
    'Four clients on working with us: an insurer, a trucking company, a group of clinics and a speaker maker.',
  more: { label: 'The projects behind them', to: paths.portfolio },
} as const;
