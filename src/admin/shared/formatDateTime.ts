export function formatDateTime(time: number | null): string {
  if (time === null) return 'N/A';
  format ??= new Intl.DateTimeFormat(undefined, parts);
  return format.format(time);
}

const dayMs = 86_400_000;

/** As people say it: '9:12 AM', 'Yesterday', 'Jun 13', 'Jun 13, 2024'. */
export function formatShortDate(time: number | null, now = Date.now()): string {
  if (time === null) return 'N/A';
  const days = Math.round((startOfDay(now) - startOfDay(time)) / dayMs);
  if (days === 0) return new Date(time).toLocaleTimeString([], { timeStyle: 'short' });
  if (days === 1) return 'Yesterday';
  const isThisYear = new Date(time).getFullYear() === new Date(now).getFullYear();
  shortFormat ??= new Intl.DateTimeFormat(undefined, { month: 'short', day: 'numeric' });
  longFormat ??= new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });
  return (isThisYear ? shortFormat : longFormat).format(time);
}

function startOfDay(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0);
}

/** Created on first use: it takes a browser up to 20 ms. */
let format: Intl.DateTimeFormat | null = null;
let shortFormat: Intl.DateTimeFormat | null = null;
let longFormat: Intl.DateTimeFormat | null = null;

const parts = {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
} as const;
