export function formatDateTime(time: number | null): string {
  if (time === null) return 'N/A';
  format ??= new Intl.DateTimeFormat(undefined, parts);
  return format.format(time);
}

export function formatRecentTime(time: number): string {
  const isToday = new Date(time).toDateString() === new Date().toDateString();
  return isToday ? new Date(time).toLocaleTimeString([], { timeStyle: 'short' }) : formatDateTime(time);
}

const dayMs = 86_400_000;

/** 'today', 'yesterday', '3 days ago'; undefined after a week. */
export function recentDay(time: number | null): string | undefined {
  const days = time === null ? undefined : Math.round((startOfDay(Date.now()) - startOfDay(time)) / dayMs);
  if (days === undefined || days < 0 || days > 6) return undefined;
  return new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' }).format(-days, 'day');
}

function startOfDay(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0);
}

/** Created on first use: it takes a browser up to 20 ms. */
let format: Intl.DateTimeFormat | null = null;

const parts = {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
} as const;
