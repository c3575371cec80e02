import { paths } from '#src/paths.ts';

export const callToAction = {
  title: 'What should change in the next six weeks?',
  action: { label: 'Tell us in one message', to: paths.contact },
  note: 'We answer within 24 hours.',
} as const;
