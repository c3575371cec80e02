export const contactForm = {
  name: 'Project inquiry',
  contact: 'You',
  project: 'The change',
  chooseService: 'Select a service',
  chooseBudget: 'Select a range',
  messageHelp: 'What happens today, how often, and what it should be instead.',
  required: 'Required',
  send: 'Send Message',
  sending: 'Sending...',
  textKept: 'Your message is still in the form. You can also write to',
  reload: 'Reload',
} as const;
