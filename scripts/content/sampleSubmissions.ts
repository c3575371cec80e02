import { budgetOptions, serviceOptions } from '#src/content/contact/inquiry.ts';
import { earlierSubmissions } from './earlierSubmissions.ts';
import { recentSubmissions } from './recentSubmissions.ts';
import type { SampleSubmission } from './sampleSubmission.ts';

/** Newest first. Services and budgets come from the form, so they stay valid when it changes. */
export const sampleSubmissions: readonly SampleSubmission[] = [
  ...recentSubmissions,
  ...earlierSubmissions,
].map(({ service, budget, ...submission }, index) => ({
  ...submission,
  service: offered(service, serviceOptions, index),
  ...(budget !== undefined && { budget: offered(budget, budgetOptions, index) }),
}));

function offered(text: string, options: readonly string[], index: number): string {
  return options.includes(text) ? text : (options[index % options.length] ?? text);
}
