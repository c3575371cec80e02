import { paths } from '#src/paths.ts';
import { claims, type WeeklyFigure } from './figures.ts';
import { site } from './site.ts';

export const home = { title: 'Web, apps, brands and AI in six weeks', description: site.tagline } as const;

export const hero = {
  title: 'First call to launch, in six weeks.',
  lede: `${site.tagline} Sites, apps, brands and AI, each with a launch day and a number it has to move.`,
  change: {
    before: '31%',
    after: '18%',
    weeks: [31, 31, 30.2, 28.9, 25, 20.1, 18],
    label:
      'Miles driven empty by 214 trucks, before and after the dispatch board we built for Harborline Freight.',
  } satisfies WeeklyFigure,
  actions: [
    { label: 'Start a project', to: paths.contact },
    { label: 'See the work', to: paths.portfolio },
  ],
} as const;

export const whyChooseUs = {
  name: `Why ${site.name}`,
  title: 'Four things you can hold us to.',
  points: [
    {
      title: 'The launch day comes first',
      text: 'Most builds take four to six weeks. The day is agreed and written down before work starts, and we plan backward from it.',
    },
    {
      title: 'One number has to move',
      text: 'We agree on it in week one: calls answered, orders finished, minutes per claim. You see it every Friday.',
    },
    {
      title: 'You meet who builds it',
      text: 'Five to seven people per project, the same ones from first call to launch. There is no handoff.',
    },
    {
      title: 'On call, day and night',
      text: 'After launch, a named engineer picks up. Median first response in 2023: nine minutes.',
    },
  ],
} as const;

export type ProgressChartData = {
  /** Values at the start and at the end of each of the six weeks. */
  values: readonly number[];
  goal: number;
  /** Text alternative of the chart. */
  label: string;
  caption: string;
};

export const progressChart: ProgressChartData = {
  values: [26, 26, 24, 17, 11, 7, 4],
  goal: 5,
  label: 'Minutes per claim fell from 26 at the start to 4 in week six; the goal was 5',
  caption: 'A Friday sheet: minutes per claim at Aldgate Mutual, spring 2024.',
};

export const expertise = {
  name: 'Expertise',
  title: 'What we build.',
  more: { label: 'All eight services', to: paths.services },
} as const;

/** Ids of `projects`; the first one is shown large. */
export const featuredProjects = {
  name: 'Featured projects',
  ids: ['harborline-freight', 'marlow-clinics', 'fenwick-audio'],
  more: { label: 'All projects', to: paths.portfolio },
} as const;

export const featuredTestimonials = {
  name: 'Testimonials',
  ids: ['ruth-adeyemi', 'tomas-lindqvist'],
  more: { label: 'All testimonials', to: paths.testimonials },
} as const;

export const stats = {
  name: `Since ${site.founded}`,
  figure: claims.projects.figure,
  delivered: 150,
  inProgress: 6,
  caption: `${claims.projects.label}, one mark each. The six in color are under way.`,
  claims: [claims.clients, claims.support, claims.timeline, claims.satisfaction],
} as const;
