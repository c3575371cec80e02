import { site } from '#src/content/site.ts';

/** In UTC, so that the build and all browsers agree. */
export function formatPostDate(time: number | null): string {
  if (time === null) return 'N/A';
  return new Date(time).toLocaleDateString(site.lang, { dateStyle: 'long', timeZone: 'UTC' });
}
