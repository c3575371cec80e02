export type Question = { question: string; answer: string };

export const faq: readonly Question[] = [
  {
    question: 'What happens after I press Send Message?',
    answer:
      'The page tells you whether your message was sent. If it wasn’t, your text stays in the form. We’ll email you back within 24 hours.',
  },
  {
    question: 'How long does a project take?',
    answer:
      '4-6 weeks on average, first call to launch. What moves the date most is how many people have to approve a screen, so if there are many, mention it in your message.',
  },
  {
    question: 'What if I know the problem but not the service?',
    answer:
      'Choose Multiple Services and describe what happens today. You can leave the budget empty. It only helps us suggest a plan of the right size.',
  },
  {
    question: 'Who looks after it once it is live?',
    answer:
      'Support runs 24/7. Most first-week requests are about a word or a color, and they reach the same engineers as an outage.',
  },
];
