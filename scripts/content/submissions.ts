import { earlierSubmissions } from './earlierSubmissions.ts';
import { recentSubmissions } from './recentSubmissions.ts';
import type { SampleSubmission } from './sampleSubmission.ts';

/** All 25 sample enquiries, newest first. */
export const sampleSubmissions: readonly SampleSubmission[] = [...recentSubmissions, ...earlierSubmissions];
