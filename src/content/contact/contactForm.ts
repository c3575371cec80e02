export const contactForm = {
  name: 'Project enquiry',
  contact: 'You',
  project: 'The change',
  chooseService: 'Select a service',
  chooseBudget: 'Select a range',
  messageHelp: 'What happens today, how often, and what it should be instead.',
  required: 'Needed to send',
  send: 'Send Message',
  sending: 'Sending...',
  textKept: 'Your text is still here.',
  reload: 'Reload',
} as const;
