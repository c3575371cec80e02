/**
 * Lists the placeholder content in this folder: clients, people, quotes and figures of no real agency. Remove a line when
 * you have replaced its content; builds for a real Firebase project warn about the remaining ones.
 */
export const placeholderContent: readonly string[] = [
  'figures.ts, home.ts, about.ts, process.ts: figures, years, claims and clients',
  'projects.ts, projectStories.ts: clients, projects and their results',
  'testimonials.ts, blog.ts: people, their portraits and what they say',
  'services.ts, contact.ts, inquiry.ts, officeHours.ts: what is offered, for which clients, a quoted message, answers to questions, office hours',
  'legal/: a privacy policy and terms that no lawyer has read',
];
