import type { BeforeAfterFigure } from '#src/content/figures.ts';
import { site } from '#src/content/site.ts';
import { contactForm } from './contactForm.ts';
import { officeHoursLine } from './officeHours.ts';

export const contact = {
  name: 'Contact',
  title: 'What should change?',
  lede: 'Name the number that bothers you: calls missed, orders sent back, minutes per claim. We answer within 24 hours.',
  description:
    'Send a project enquiry, call the office or write an email: what happens today, how often, and what it should be instead.',
  enquiry: { name: contactForm.name, withoutScript: 'The form needs JavaScript. An email does not:' },
  hours: { name: 'Office hours', title: 'The week, drawn to scale.' },
  faq: { name: 'FAQ', title: 'Asked before the first call.' },
  example: {
    from: 'A first message, Marlow Clinics',
    text: 'Fourteen of every hundred patients do not come. The front desk phones them the day before, two people until noon. We want it under eight.',
    change: {
      before: '14%',
      after: '6%',
      label: 'missed appointments, then and now',
    } satisfies BeforeAfterFigure,
  },
} as const;

export const contactClosing = {
  title: 'Or say it out loud.',
  action: { label: site.phone, to: site.phoneUrl },
  note: officeHoursLine,
} as const;
