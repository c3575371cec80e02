import { paths } from '#src/paths.ts';
import type { publicPages } from '#src/publicPages.ts';
import { officeHoursLine } from './officeHours.ts';
import { site } from './site.ts';

export type CallToActionWords = {
  title: string;
  action: { label: string; to: string };
  note?: string;
};

const reply = 'We reply within 24 hours.';
const message = { action: { label: 'Send Us a Message', to: paths.contact }, note: reply };

export const callToAction = {
  title: 'Tell us what should change.',
  ...message,
} as const satisfies CallToActionWords;

export const articleClosing: CallToActionWords = {
  title: 'Ready to Transform Your Business?',
  action: { label: 'Get Started Today', to: paths.contact },
  note: reply,
};

/** Each page closes with a sentence about its own topic. */
export const closings = {
  home: callToAction,
  about: { title: 'Which number does your business live by?', ...message },
  services: { title: 'Not sure which service you need?', ...message },
  portfolio: { title: 'Your project could be next.', ...message },
  testimonials: { title: 'Want results like these?', ...message },
  blog: { title: 'Have a question these articles don’t answer?', ...message },
  contact: {
    title: 'Or say it out loud.',
    action: { label: site.phone, to: site.phoneUrl },
    note: officeHoursLine,
  },
  privacyPolicy: {
    title: 'A question about your data?',
    action: { label: 'Email Us', to: `mailto:${site.email}` },
    note: reply,
  },
  termsOfService: {
    title: 'A question about these terms?',
    ...message,
  },
} as const satisfies Readonly<Record<keyof typeof publicPages, CallToActionWords>>;
