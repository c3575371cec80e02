import { earlierSubmissions } from './earlierSubmissions.ts';
import { recentSubmissions } from './recentSubmissions.ts';
import type { SampleSubmission } from './sampleSubmission.ts';

/** Newest first. */
export const sampleSubmissions: readonly SampleSubmission[] = [...recentSubmissions, ...earlierSubmissions];
