import type { BeforeAfterFigure } from './figures.ts';
import { contactForm } from './inquiry.ts';

export const contact = {
  name: 'Contact',
  title: 'What should change first?',
  lede: 'Missed calls, returned orders, hours of typing: tell us which number bothers you. We reply within 24 hours, even on a Sunday.',
  description:
    'Send a project inquiry, call the office or write an email. Tell us what happens today, how often, and what you’d like instead.',
  inquiry: {
    name: contactForm.name,
    withoutScript:
      'The form needs JavaScript. If JavaScript is already enabled, try reloading the page, or email us:',
  },
  hours: { name: 'Office hours', title: 'When to reach us.' },
  faq: { name: 'FAQ', title: 'Questions before the first call.' },
  example: {
    from: 'A first message, Marlow Clinics',
    text: 'Fourteen of every hundred patients don’t show up. Two people at the front desk spend every morning calling to remind them. We want it under eight.',
    change: {
      before: '14%',
      after: '6%',
      label: 'of appointments missed, before launch and six weeks after',
    } satisfies BeforeAfterFigure,
  },
} as const;

export type Question = { question: string; answer: string };

export const faq: readonly Question[] = [
  {
    question: 'What happens after I press Send Message?',
    answer:
      'The page tells you that your message was sent, and someone from the team answers by email. If sending fails, your text stays in the form.',
  },
  {
    question: 'How long does a project take?',
    answer:
      '4-6 weeks on average. What makes the most difference is how many people have to approve a screen. If there are many, say so in your message, and we’ll plan for it from the start.',
  },
  {
    question: 'What if I know the problem but not the service?',
    answer:
      'Choose Multiple Services and describe what happens today. You can leave the budget blank. It only helps us suggest a plan of the right size.',
  },
  {
    question: 'Who supports my project after launch?',
    answer:
      'Support runs 24/7. Most first-week requests are about a word or a color, and they go to the same engineers who handle outages.',
  },
];
