/** The words of the contact form. Apart from the lists, which other files of the build need as well. */
export const enquiryForm = {
  name: 'Project enquiry',
  person: 'You',
  change: 'The change',
  labels: {
    name: 'Name',
    email: 'Email',
    company: 'Company',
    service: 'Service',
    budget: 'Budget',
    message: 'Message',
  },
  chooseService: 'Select a service',
  chooseBudget: 'Select a range',
  messageHelp: 'What happens today, how often, and what it should be instead.',
  needed: 'Needed to send',
  send: 'Send Message',
  sending: 'Sending...',
  kept: 'Your text is still here.',
} as const;
