const format = new Intl.DateTimeFormat(undefined, {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** A stored time as the admin reads it: the browser's own date plus time, 'N/A' when missing (spec 8 and 9). */
export function localTime(time: number | null): string {
  return time === null ? 'N/A' : format.format(time);
}
