import type { BeforeAfterFigure } from '#src/content/figures.ts';
import { contactForm } from './contactForm.ts';

export const contact = {
  name: 'Contact',
  title: 'What should change?',
  lede: 'Name the number that bothers you: calls missed, orders sent back, minutes per claim. We reply within 24 hours.',
  description:
    'Send a project inquiry, call the office or write an email. Tell us what happens today, how often, and what you’d like instead.',
  inquiry: { name: contactForm.name, withoutScript: 'To use the form, turn on JavaScript, or email us:' },
  hours: { name: 'Office hours', title: 'The week, drawn to scale.' },
  faq: { name: 'FAQ', title: 'Questions before the first call.' },
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
