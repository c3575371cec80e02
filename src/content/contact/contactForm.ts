export const contactForm = {
  name: 'Project inquiry',
  contact: 'About you',
  project: 'Your project',
  chooseService: 'Select a service',
  chooseBudget: 'Select a range',
  messageHelp: 'What happens today, how often, and what you’d like instead.',
  required: 'Required',
  send: 'Send Message',
  sending: 'Sending...',
  textKept: 'Your message is still in the form. You can also write to',
  reload: 'Reload',
} as const;
