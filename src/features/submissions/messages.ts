/**
 * `sent`, `notSent` and `demo` are for visitors, the first two as the specification words them; the others are for the admin
 * and the log.
 */
export const submissionMessages = {
  sent: "Thank you! Your message has been sent successfully. We'll get back to you within 24 hours.",
  notSent: 'Sorry, there was an error sending your message. Please try again or contact us directly.',
  demo: "This is a demo site without a database, so messages aren't sent.",
  send: 'Failed to submit form',
  list: 'Failed to fetch submissions',
  count: "Couldn't count the submissions",
  delete: 'Failed to delete submission',
  update: "Couldn't update the submission",
  restore: "Couldn't restore the submission",
  deleted: "Couldn't load deleted submissions",
  export: "Couldn't export the submissions",
  expire: "Couldn't remove expired submissions",
} as const;
