import { claims, weeklyValues } from './figures.ts';
import type { Picture } from './pictures.ts';
import { site } from './site.ts';

export const about = {
  name: 'About',
  description: `${site.name} has delivered 150 projects since ${site.founded}. Each one is built around one number, and most take four to six weeks.`,
  timeline: {
    title: 'One stroke per project.',
    room: {
      src: '/pics/room.svg',
      width: 1600,
      height: 680,
      alt: 'Twelve charts on the studio wall; a hand puts up the last one',
    } satisfies Picture,
  },
  values: { name: 'Values', title: 'Three habits.' },
  claims: {
    name: `Since ${site.founded}`,
    timeline: claims.timeline,
    others: [claims.satisfaction, claims.support],
  },
} as const;

export type ProjectProgress = {
  client: string;
  /** What was counted. */
  label: string;
  figures: string;
  /** In the form of `weeklyValues`; fewer while the project is running. */
  values: readonly number[];
  /** What a running project is to reach. */
  goal?: number;
};

const projectProgress: readonly ProjectProgress[] = [
  {
    client: 'Aldgate Mutual',
    label: 'Minutes per invoice',
    figures: '26 to 4',
    values: weeklyValues['aldgate-mutual'],
  },
  {
    client: 'Marlow Clinics',
    label: 'No-shows',
    figures: '14 to 6%',
    values: weeklyValues['marlow-clinics'],
  },
  {
    client: 'Tern & Co',
    label: 'First chair',
    figures: '5.8 to 0.9\u00a0s',
    values: weeklyValues['tern-and-co'],
  },
  {
    client: 'Harborline',
    label: 'Empty miles',
    figures: '31 to 18%',
    values: weeklyValues['harborline-freight'],
  },
  {
    client: 'Fenwick Audio',
    label: 'Sent back',
    figures: '9.2 to 3.1%',
    values: weeklyValues['fenwick-audio'],
  },
  {
    client: 'Tarn Water',
    label: 'Knew whose van',
    figures: '2 to 7 in 10',
    values: weeklyValues['tarn-water'],
  },
  {
    client: 'Northline Rail',
    label: 'One ticket',
    figures: '96 to 33\u00a0s',
    values: weeklyValues['northline-rail'],
  },
  {
    client: 'Halden Seeds',
    label: 'Ads per first order',
    figures: '$41 to $17',
    values: weeklyValues['halden-seeds'],
  },
  {
    client: 'Cobble Tile',
    label: 'Wrong labels',
    figures: '2.5 to 0.1%',
    values: weeklyValues['cobble-tile'],
  },
  { client: 'Ives Print', label: 'Quotes a day', figures: '3 to 19', values: weeklyValues['ives-print'] },
  {
    client: 'Ames Dental',
    label: 'Days to a visit',
    figures: '11 to 2',
    values: weeklyValues['ames-dental'],
  },
  {
    client: 'Bay Ferries',
    label: 'Minutes in line',
    figures: 'week 3 of 6',
    values: weeklyValues['bay-ferries'],
    goal: 10,
  },
];

export const mission = {
  name: 'Friday charts',
  titleLabel: 'Mission',
  title: 'We take the one number a business lives by and move it.',
  visionTitle: 'Vision',
  vision:
    'Software should be built the way a bridge is: from a drawing, to meet an opening date, for a load it has to carry. And ordering it should be as easy for a bakery as for a bank.',
  progress: projectProgress,
  caption:
    'Twelve Friday charts, each drawn from zero: one client’s number in the six weeks after launch. The last project is still running.',
} as const;

export type Year = {
  year: number;
  projects: number;
  inProgress?: number;
  text: string;
};

export const years: readonly Year[] = [
  {
    year: 2019,
    projects: 6,
    text: 'Two people and a desk at the back of a print shop on West 29th Street.',
  },
  {
    year: 2020,
    projects: 15,
    text: 'Shops and clinics had to open online within weeks. We hired our first four engineers that spring, by video call.',
  },
  {
    year: 2021,
    projects: 24,
    text: 'Marlow’s app launched on iOS and Android. The desk had become a floor with ten people.',
  },
  {
    year: 2022,
    projects: 32,
    text: 'A type designer joined us. So did a 3D modeler, whose first job was Fenwick’s speaker: our first on-screen model that you can take apart.',
  },
  {
    year: 2023,
    projects: 41,
    text: 'We shipped our first model that reads documents.',
  },
  {
    year: 2024,
    projects: 32,
    inProgress: 6,
    text: 'The 150th project is on the wall. Six more are underway.',
  },
];

export const values = [
  {
    title: 'Say the number',
    picture: '/pics/value-plumb.svg',
    text: 'In 2022, a gym chain’s campaign moved nothing for four Fridays, and the chart on the wall showed it. By the fifth, we had dropped the ads and fixed the form people gave up on.',
  },
  {
    title: 'Keep the people',
    picture: '/pics/value-table.svg',
    text: 'Nobody is swapped out before launch. Of the ten people who shared the floor in 2021, eight are still here.',
  },
  {
    title: 'Stay awake',
    picture: '/pics/value-lamp.svg',
    text: 'In March 2023 the map service behind Harborline’s board went down at 3:40 in the morning. By 4:05, the engineer on call had 214 trucks on a second map.',
  },
] as const;
