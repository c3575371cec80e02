/** `start` (from 1) and `span` count half weeks, of twelve in total. */
export type ProcessStep = {
  name: string;
  when: string;
  text: string;
  start: number;
  span: number;
  parts: readonly { label: string; span: number }[];
};

export type Process = { name: string; title: string; steps: readonly ProcessStep[] };

export const homeProcess: Process = {
  name: 'Process',
  title: 'Six weeks, drawn to scale.',
  steps: [
    {
      name: 'Discovery',
      when: 'Week 1',
      text: 'Two days where your work happens, one workshop, one number agreed.',
      start: 1,
      span: 2,
      parts: [{ label: 'One number', span: 2 }],
    },
    {
      name: 'Strategy',
      when: 'Week 2',
      text: 'Scope, flows and a clickable prototype you can say no to.',
      start: 3,
      span: 2,
      parts: [{ label: 'One prototype', span: 2 }],
    },
    {
      name: 'Development',
      when: 'Weeks 2 to 5',
      text: 'A build to open every Friday.',
      start: 4,
      span: 7,
      parts: [
        { label: 'Build 1', span: 1 },
        { label: 'Build 2', span: 2 },
        { label: 'Build 3', span: 2 },
        { label: 'Build 4', span: 2 },
      ],
    },
    {
      name: 'Launch',
      when: 'Week 6',
      text: 'Live on the agreed day, with an engineer on call.',
      start: 11,
      span: 2,
      parts: [{ label: 'Live', span: 2 }],
    },
  ],
};

export const aboutProcess: Process = {
  name: 'Process',
  title: 'Four steps and no handover.',
  steps: [
    {
      name: 'Discover',
      when: 'Week 1',
      text: 'Two days where the work happens, then a workshop. It ends when everyone names the same number.',
      start: 1,
      span: 2,
      parts: [{ label: 'One number', span: 2 }],
    },
    {
      name: 'Design',
      when: 'Weeks 2 and 3',
      text: 'Scope, flows and a version to click through. Customers try it before any code is written.',
      start: 3,
      span: 3,
      parts: [
        { label: 'Flows', span: 2 },
        { label: 'Prototype', span: 1 },
      ],
    },
    {
      name: 'Develop',
      when: 'Weeks 3 to 5',
      text: 'Each Friday there is a build to open and a sheet with the number on it. What does not move the number is left out.',
      start: 6,
      span: 5,
      parts: [
        { label: 'Build 1', span: 1 },
        { label: 'Build 2', span: 2 },
        { label: 'Build 3', span: 2 },
      ],
    },
    {
      name: 'Launch',
      when: 'Week 6',
      text: 'We go live on a weekday morning. An engineer from the team stays on call.',
      start: 11,
      span: 2,
      parts: [{ label: 'Live', span: 2 }],
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
  client: 'Your expert',
  caption:
    'The Aldgate Mutual team, spring 2024. Thick lines: full time. Thin lines: on call. Dashes: Aldgate’s own expert, half a day a week.',
} as const;
