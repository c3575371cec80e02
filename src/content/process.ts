/** `start` (from 1) and `span` count half weeks, of twelve in total. */
type Stage = {
  when: string;
  start: number;
  span: number;
  /** What the step delivers. */
  result: string;
  /** If it comes in several parts. */
  parts?: readonly { label: string; span: number }[];
};

export type ProcessStep = Stage & { name: string; text: string };

export type Process = { name: string; title: string; steps: readonly ProcessStep[] };

/** The same dates on every page that shows the process. */
const stages = {
  first: { when: 'Week 1', start: 1, span: 2, result: 'One number' },
  second: { when: 'Week 2', start: 3, span: 2, result: 'One prototype' },
  third: {
    when: 'Weeks 2 to 5',
    start: 4,
    span: 7,
    result: 'Builds',
    parts: [
      { label: 'Build 1', span: 1 },
      { label: 'Build 2', span: 2 },
      { label: 'Build 3', span: 2 },
      { label: 'Build 4', span: 2 },
    ],
  },
  fourth: { when: 'Week 6', start: 11, span: 2, result: 'Live' },
} satisfies Record<string, Stage>;

export const homeProcess: Process = {
  name: 'Process',
  title: 'Six weeks, drawn to scale.',
  steps: [
    {
      ...stages.first,
      name: 'Discovery',
      text: 'Two days watching your team at work, one workshop, and one number we agree on.',
    },
    {
      ...stages.second,
      name: 'Strategy',
      text: 'Scope, flows and a clickable prototype you can say no to.',
    },
    { ...stages.third, name: 'Development', text: 'A new build for you to try every Friday.' },
    {
      ...stages.fourth,
      name: 'Launch',
      text: 'Live on the day we agreed on. Your first chart arrives that Friday.',
    },
  ],
};

/** One drawing for the end of each week, all with the same layout. */
export const board = {
  pictures: [...[1, 2, 3, 4, 5].map((week) => `/pics/board-${week}.svg`), '/pics/freight.svg'],
  alt: 'A dispatch board takes shape over six weeks: a whiteboard with magnets, a pencil drawing, the list of loads, the map, each truck’s schedule, the route home',
  caption: 'Harborline Freight’s dispatch board, from whiteboard to live',
} as const;

export const aboutProcess: Process = {
  name: 'Process',
  title: 'From a visit to a launch.',
  steps: [
    {
      ...stages.first,
      name: 'Discover',
      text: 'Two days on site watching the work, then a workshop. It ends when everyone names the same number.',
    },
    {
      ...stages.second,
      name: 'Design',
      text: 'Scope, flows and a version to click through. Customers try it before we build the real thing.',
    },
    {
      ...stages.third,
      name: 'Develop',
      text: 'Every Friday there’s a build for you to try. We leave out what won’t move the number.',
    },
    {
      ...stages.fourth,
      name: 'Launch',
      text: 'We go live on a weekday morning. From then on, your number arrives every Friday.',
    },
  ],
};

export const team = {
  people: [
    { role: 'Lead', start: 1, span: 12 },
    { role: 'Designer', start: 1, span: 6 },
    { role: 'Engineer', start: 2, span: 11 },
    { role: 'Engineer', start: 4, span: 9 },
    { role: 'Specialist', start: 6, span: 5 },
  ],
  client: 'Aldgate’s expert',
  caption:
    'The Aldgate Mutual team, early 2024. Thick lines: full time. Thin lines: available as needed. Dashes: Aldgate’s own expert, half a day a week.',
} as const;
