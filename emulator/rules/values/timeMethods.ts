import { methodTable } from './methodTable.ts';
import { asDuration, asLatLng, mismatch } from './types.ts';
import { Duration, type LatLng, type RulesValue, Timestamp } from './values.ts';

export const NANOS_PER_SECOND = 1_000_000_000n;
const NANOS_PER_MILLISECOND = 1_000_000n;
const NANOS_PER_DAY = 86_400n * NANOS_PER_SECOND;
const EARTH_RADIUS_METERS = 6_371_010;

/** All in UTC; `seconds` is the second of the minute, and Monday is day 1 of the week. */
export const timestampMethods = methodTable(asTimestamp, {
  toMillis: ({ nanos }) => floorDivide(nanos, NANOS_PER_MILLISECOND),
  year: (time) => BigInt(asDate(time).getUTCFullYear()),
  month: (time) => BigInt(asDate(time).getUTCMonth() + 1),
  day: (time) => BigInt(asDate(time).getUTCDate()),
  hours: (time) => BigInt(asDate(time).getUTCHours()),
  minutes: (time) => BigInt(asDate(time).getUTCMinutes()),
  seconds: (time) => BigInt(asDate(time).getUTCSeconds()),
  nanos: ({ nanos }) => nanos - floorDivide(nanos, NANOS_PER_SECOND) * NANOS_PER_SECOND,
  dayOfWeek: (time) => BigInt(asDate(time).getUTCDay() || 7),
  dayOfYear: (time) => floorDivide(time.nanos - startOfYear(time), NANOS_PER_DAY) + 1n,
  date: (time) => new Timestamp(startOfDay(time)),
  time: (time) => new Duration(time.nanos - startOfDay(time)),
});

export const durationMethods = methodTable(asDuration, {
  seconds: ({ nanos }) => nanos / NANOS_PER_SECOND,
  nanos: ({ nanos }) => nanos % NANOS_PER_SECOND,
});

export const latLngMethods = methodTable(asLatLng, {
  latitude: ({ latitude }) => latitude,
  longitude: ({ longitude }) => longitude,
  distance: (from, to) => haversineMeters(from, asLatLng(to)),
});

function startOfDay({ nanos }: Timestamp): bigint {
  return floorDivide(nanos, NANOS_PER_DAY) * NANOS_PER_DAY;
}

function startOfYear(time: Timestamp): bigint {
  const start = new Date(0);
  start.setUTCFullYear(asDate(time).getUTCFullYear());
  return BigInt(start.getTime()) * NANOS_PER_MILLISECOND;
}

function asDate({ nanos }: Timestamp): Date {
  return new Date(Number(floorDivide(nanos, NANOS_PER_MILLISECOND)));
}

/** Rounds down even before 1970, where bigint division would round up. */
function floorDivide(value: bigint, by: bigint): bigint {
  return value / by - (value % by < 0n ? 1n : 0n);
}

function asTimestamp(value: RulesValue): Timestamp {
  return value instanceof Timestamp ? value : mismatch('timestamp', value);
}

function haversineMeters(from: LatLng, to: LatLng): number {
  const [fromLatitude, toLatitude] = [radians(from.latitude), radians(to.latitude)];
  const height = Math.sin((toLatitude - fromLatitude) / 2) ** 2;
  const width = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const chord = height + Math.cos(fromLatitude) * Math.cos(toLatitude) * width;
  return 2 * EARTH_RADIUS_METERS * Math.asin(Math.min(1, Math.sqrt(chord)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
