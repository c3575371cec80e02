/** Must match the list in `firestore.rules`. */
export const serviceOptions = [
  'Web Development',
  'App Development',
  'SEO Optimization',
  'Digital Marketing',
  'UI/UX Design',
  'Smart Branding',
  '3D Modeling',
  'AI/ML Solutions',
  'Multiple Services',
] as const;

/** Must match the list in `firestore.rules`. */
export const budgetOptions = [
  '$5,000 - $10,000',
  '$10,000 - $25,000',
  '$25,000 - $50,000',
  '$50,000 - $100,000',
  '$100,000+',
] as const;

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
