const format = new Intl.DateTimeFormat(undefined, {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

export function formatDateTime(time: number | null): string {
  return time === null ? 'N/A' : format.format(time);
}

const dayMs = 86_400_000;

const thisYearFormat = new Intl.DateTimeFormat(undefined, { month: 'short', day: 'numeric' });
const otherYearFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

/** As people say it: '9:12 AM', 'Yesterday', 'Jun 13', 'Jun 13, 2024'. */
export function formatShortDate(time: number | null, now = Date.now()): string {
  if (time === null) return 'N/A';
  const days = Math.round((startOfDay(now) - startOfDay(time)) / dayMs);
  if (days === 0) return new Date(time).toLocaleTimeString([], { timeStyle: 'short' });
  if (days === 1) return 'Yesterday';
  const isThisYear = new Date(time).getFullYear() === new Date(now).getFullYear();
  return (isThisYear ? thisYearFormat : otherYearFormat).format(time);
}

function startOfDay(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0);
}
