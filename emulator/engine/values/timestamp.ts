/** A point in time: whole seconds since 1970 (negative before) plus 0 to 999,999,999 nanoseconds. */
export type Timestamp = { seconds: number; nanos: number };

const RFC_3339 =
  /^(\d{4})-(\d\d)-(\d\d)[Tt](\d\d):(\d\d):(\d\d)(?:\.(\d{1,9}))?(?:[Zz]|([+-])(\d\d):(\d\d))$/;
const FIRST_SECOND = -62_135_596_800;
const LAST_SECOND = 253_402_300_799;

export function parseTimestamp(text: string): Timestamp | null {
  const [, year, month, day, hour, minute, second, fraction = '', sign, offHour, offMinute] =
    RFC_3339.exec(text) ?? [];
  if (year === undefined) return null;
  const wall = `${year}-${month}-${day}T${hour}:${minute}:${second}`;
  const milliseconds = Date.parse(`${wall}Z`);
  if (Number.isNaN(milliseconds) || !new Date(milliseconds).toISOString().startsWith(wall)) return null;
  const offset =
    sign === undefined ? 0 : (Number(offHour) * 60 + Number(offMinute)) * (sign === '-' ? -60 : 60);
  const seconds = milliseconds / 1000 - offset;
  if (seconds < FIRST_SECOND || seconds > LAST_SECOND) return null;
  return { seconds, nanos: Number(fraction.padEnd(9, '0')) };
}

/** Formats it as UTC with 0, 3, 6 or 9 fraction digits, as few as possible. */
export function formatTimestamp({ seconds, nanos }: Timestamp): string {
  const wall = new Date(seconds * 1000).toISOString().slice(0, 19);
  if (nanos === 0) return `${wall}Z`;
  const digits = String(nanos).padStart(9, '0');
  return `${wall}.${digits.replace(/(?:000){1,2}$/, '')}Z`;
}

export function compareTimestamps(a: Timestamp, b: Timestamp): number {
  return a.seconds - b.seconds || a.nanos - b.nanos;
}

/** Truncates it to `unit` nanoseconds: 1,000 for stored values, 1,000,000 for server times. */
export function truncateTimestamp({ seconds, nanos }: Timestamp, unit: number): Timestamp {
  return { seconds, nanos: nanos - (nanos % unit) };
}

export function nextMicrosecond({ seconds, nanos }: Timestamp): Timestamp {
  const later = nanos - (nanos % 1000) + 1000;
  return later === 1_000_000_000 ? { seconds: seconds + 1, nanos: 0 } : { seconds, nanos: later };
}
