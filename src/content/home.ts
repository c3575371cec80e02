import { paths } from '#src/paths.ts';
import { claims, type WeeklyFigure, weeklyValues } from './figures.ts';
import { site } from './site.ts';

export const home = { title: 'Web, apps, brands and AI in six weeks', description: site.tagline } as const;

export type HeroFigure = WeeklyFigure & {
  /** At launch and after each week; followed by the label. */
  elapsed: readonly string[];
};

export const hero = {
  title: 'Live in six weeks. Then the proof.',
  lede: 'We design and build websites, apps, brands and AI tools for companies that want one number to move: calls answered, orders completed, empty miles. You get the launch date before we start.',
  change: {
    before: '31%',
    beforeLabel: 'of miles were driven empty at launch',
    after: '18%',
    label: 'the dispatch board we built for Harborline Freight’s 214 trucks',
    elapsed: [
      'at the launch of',
      'after one week on',
      'after two weeks on',
      'after three weeks on',
      'after four weeks on',
      'after five weeks on',
      'after six weeks on',
    ],
    weeks: weeklyValues['harborline-freight'],
  } satisfies HeroFigure,
  actions: [
    { label: 'Get Started', to: paths.contact },
    { label: 'See the Work', to: paths.portfolio },
  ],
} as const;

export const whyChooseUs = {
  name: `Why ${site.name}`,
  title: 'Four things you can hold us to.',
  points: [
    {
      title: 'The launch day comes first',
      text: 'Most builds take four to six weeks. We agree on the day and write it down before work starts, then plan backward from it.',
    },
    {
      title: 'One number has to move',
      text: 'We agree on it in the first week and write down where it starts. From launch on, you get a chart of it every Friday.',
    },
    {
      title: 'You meet the people who build it',
      text: 'Five to seven people per project, and the same faces from the first call to launch day. Nobody hands you off.',
    },
    {
      title: 'On call, day and night',
      text: 'After launch, a named engineer picks up. Median first response in 2023: nine minutes.',
    },
  ],
} as const;

export type ProgressChartData = {
  /** Values at launch and at the end of each of the six weeks after it. */
  values: readonly number[];
  goal: number;
  /** Text alternative of the chart. */
  label: string;
  caption: string;
};

export const progressChart: ProgressChartData = {
  values: weeklyValues['aldgate-mutual'],
  goal: 5,
  label: 'Minutes per invoice fell from 26 at launch to 4 after six weeks; the goal was 5',
  caption:
    'A Friday chart: minutes to enter a repair invoice at Aldgate Mutual in the six weeks after launch, spring 2024.',
};

export const expertise = {
  name: 'Expertise',
  title: 'One team for all of it.',
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
  caption: `${claims.projects.label}, one stroke each. In color: six more underway.`,
  claims: [claims.clients, claims.support, claims.timeline, claims.satisfaction],
} as const;
