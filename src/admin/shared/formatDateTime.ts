export function formatDateTime(time: number | null): string {
  if (time === null) return 'N/A';
  format ??= new Intl.DateTimeFormat(undefined, parts);
  return format.format(time);
}

export function formatRecentTime(time: number): string {
  const isToday = new Date(time).toDateString() === new Date().toDateString();
  return isToday ? new Date(time).toLocaleTimeString([], { timeStyle: 'short' }) : formatDateTime(time);
}

/** Made with the first time that is shown: it takes a browser up to 20 ms. */
let format: Intl.DateTimeFormat | null = null;

const parts = {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
} as const;
