import { isDetachedDemonstration, readEnvironment } from '#src/env.ts';

/** Whether this build has no database: it was made without a project and is served from another machine. */
export const isDemonstration =
  typeof window !== 'undefined' &&
  isDetachedDemonstration(readEnvironment(import.meta.env), window.location.hostname);
