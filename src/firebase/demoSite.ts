import { isDetachedDemo, readEnvironment } from '#src/env.ts';

/** Whether this build has no database: it was made without a project and is served from another machine. */
export const isDemoSite =
  typeof window !== 'undefined' && isDetachedDemo(readEnvironment(import.meta.env), window.location.hostname);
