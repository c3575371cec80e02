const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/**
 * In UTC, so that the prerendered page and every browser agree. Written out, since a browser's own formatter takes up
 * to 20 ms to wake: the longest single step of a page's start on a phone.
 */
export function formatPostDate(time: number | null): string {
  if (time === null) return 'N/A';
  const date = new Date(time);
  return `${months[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}
