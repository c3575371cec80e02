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

/** In UTC, so that the build and every browser agree; by hand, since a phone's own formatter takes 20 ms to wake. */
export function formatPostDate(time: number | null): string {
  if (time === null) return 'N/A';
  const date = new Date(time);
  return `${months[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}
