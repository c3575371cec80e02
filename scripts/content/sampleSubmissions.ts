import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { budgetOptions, serviceOptions } from '#src/content/inquiry.ts';
import type { SubmissionStatus } from '#src/features/submissions/data/submission.ts';

type SampleSubmission = {
  id: string;
  name: string;
  email: string;
  company?: string;
  service: string;
  budget?: string;
  message: string;
  status: SubmissionStatus;
  /** ISO 8601, UTC. */
  timestamp: string;
};

// Not `new URL`, which Vite would replace with an asset's URL in component tests.
const file = join(import.meta.dirname, 'submissions.json');
const stored = JSON.parse(readFileSync(file, 'utf8')) as readonly SampleSubmission[];

/** Newest first. Services and budgets come from the form, so they stay valid when it changes. */
export const sampleSubmissions: readonly SampleSubmission[] = stored.map(
  ({ service, budget, ...submission }, index) => ({
    ...submission,
    service: offered(service, serviceOptions, index),
    ...(budget !== undefined && { budget: offered(budget, budgetOptions, index) }),
  }),
);

function offered(text: string, options: readonly string[], index: number): string {
  return options.includes(text) ? text : (options[index % options.length] ?? text);
}
