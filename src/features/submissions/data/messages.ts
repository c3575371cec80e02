export const submissionMessages = {
  send: 'Failed to submit form',
  list: 'Failed to fetch submissions',
  delete: 'Failed to delete submission',
  update: 'Failed to update submission',
  sent: "Thank you! Your message has been sent successfully. We'll get back to you within 24 hours.",
  notSent: 'Sorry, there was an error sending your message. Please try again or contact us directly.',
} as const;
