export type Question = { question: string; answer: string };

export const faq: readonly Question[] = [
  {
    question: 'What happens after I press Send Message?',
    answer:
      'The page says whether the message went through. If it did not, your text stays in the form. The answer comes to the address you gave within 24 hours.',
  },
  {
    question: 'How long does a project take?',
    answer:
      '4-6 weeks on average, first call to launch. What moves the date most is how many people have to approve a screen, so say it in the message if there are many.',
  },
  {
    question: 'What if I know the problem but not the service?',
    answer:
      'Choose Multiple Services and describe what happens today. The budget field can stay empty: it helps us answer with a plan of the right size, nothing else.',
  },
  {
    question: 'Who looks after it once it is live?',
    answer:
      'Support runs 24/7. Most of what we hear in the first week are requests for a word or a color, and those are read on the same line as an outage.',
  },
];
