import { claims } from './figures.ts';
import type { Picture } from './pictures.ts';
import { site } from './site.ts';

export const about = {
  name: 'About',
  description: `Since ${site.founded}: 150 projects, each built around one number, by five to seven people in four to six weeks on average.`,
  timeline: '150 projects, one mark each.',
  values: { name: 'Values', title: 'Three habits.' },
  claims: {
    name: `Since ${site.founded}`,
    timeline: claims.timeline,
    others: [claims.satisfaction, claims.support],
  },
} as const;

export type ProjectProgress = {
  client: string;
  summary: string;
  /** The way from the first figure to the last at the start and after each week, 0 to 100; shorter while running. */
  values: readonly number[];
};

const projectProgress: readonly ProjectProgress[] = [
  { client: 'Aldgate Mutual', summary: '26 to 4 min', values: [100, 100, 91, 59, 31, 14, 0] },
  { client: 'Marlow Clinics', summary: '14 to 6%', values: [95, 100, 83, 81, 36, 5, 0] },
  { client: 'Tern & Co', summary: '5.8 to 0.9 s', values: [100, 100, 96, 20, 14, 4, 0] },
  { client: 'Harborline', summary: '31 to 18%', values: [100, 100, 94, 84, 46, 16, 0] },
  { client: 'Fenwick Audio', summary: '9.2 to 3.1%', values: [97, 94, 100, 95, 33, 20, 0] },
  { client: 'Tarn Water', summary: '2 to 7 in 10', values: [0, 0, 0, 0, 0, 60, 100] },
  { client: 'Northline Rail', summary: '96 to 31 s', values: [97, 100, 82, 88, 34, 14, 0] },
  { client: 'Halden Seeds', summary: '$41 to $17', values: [80, 100, 90, 44, 33, 6, 0] },
  { client: 'Northgate Tiles', summary: '2.5 to 0.1%', values: [100, 100, 42, 20, 12, 5, 0] },
  { client: 'Oxbow Press', summary: '3 to 19 a day', values: [0, 6, 6, 37, 75, 69, 100] },
  { client: 'Calloway Dental', summary: '11 to 2 days', values: [100, 100, 100, 67, 67, 11, 0] },
  { client: 'Lowell Ferries', summary: 'week 3 of 6', values: [94, 100, 85, 62] },
];

export const mission = {
  name: 'Twelve Fridays',
  titleLabel: 'Mission',
  title: 'We take the one number a business lives by and move it.',
  visionTitle: 'Vision',
  vision:
    'Software you can buy like a bridge: with a drawing, a date, and a load to carry. A bakery should be able to order one as easily as a bank.',
  progress: projectProgress,
  caption:
    'Twelve Friday sheets from the wall of the studio: the number each project was about, from the first week to the sixth, each on its own scale. The last one is still moving.',
  room: {
    src: '/pics/room.svg',
    width: 1600,
    height: 680,
    alt: 'Twelve sheets on the wall of the studio, each with the line of its number; a hand puts up the last one',
  } satisfies Picture,
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
    text: 'Shops and clinics had to open online within weeks. We have been on call since that March.',
  },
  {
    year: 2021,
    projects: 24,
    text: 'The Marlow app went into both stores. The desk had become a floor, with eleven people on it.',
  },
  {
    year: 2022,
    projects: 32,
    text: 'A modeler and a type designer joined. Fenwick’s speaker came apart on screen.',
  },
  {
    year: 2023,
    projects: 41,
    text: 'We shipped our first document-reading model. Median response time on call: nine minutes.',
  },
  {
    year: 2024,
    projects: 32,
    inProgress: 6,
    text: 'The 150th project is on the wall. Six more are under way.',
  },
];

export const values = [
  {
    title: 'Say the number',
    picture: '/pics/value-plumb.svg',
    text: 'In 2022 a campaign for a gym chain moved nothing for four Fridays. The sheet on the wall said so four times. By the fifth the team had dropped the ads and fixed the form people gave up on.',
  },
  {
    title: 'Keep the people',
    picture: '/pics/value-table.svg',
    text: 'Five to seven per project, the same ones from the first call to launch. Of the eleven who shared the floor in 2021, nine are still here.',
  },
  {
    title: 'Stay awake',
    picture: '/pics/value-lamp.svg',
    text: 'In March 2023 the map under Harborline’s board went dark at 3:40 in the morning. The engineer on call had 214 trucks on a second map by 4:05.',
  },
] as const;
