const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * A stored time as a visitor reads it: long US format, 'N/A' when missing (spec 8 and 9). The zone is fixed so
 * that the prerendered page and every browser agree.
 */
export function postDate(time: number | null): string {
  return time === null ? 'N/A' : longDate.format(time);
}
