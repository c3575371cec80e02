import { EvaluationError, UnprovenError } from '#emulator/rules/evaluationError.ts';

/** All values in rules. An int is a bigint, a float is a number; maps are real Maps, so that only own keys exist. */
export type RulesValue =
  | null
  | boolean
  | bigint
  | number
  | string
  | Bytes
  | Timestamp
  | Duration
  | readonly RulesValue[]
  | RulesSet
  | RulesMap
  | MapDiff
  | Path
  | LatLng
  | FieldSymbol
  | PartialMap;

export type RulesMap = ReadonlyMap<string, RulesValue>;

export class Bytes {
  readonly content: Uint8Array;

  constructor(content: Uint8Array) {
    this.content = content;
  }
}

const EARLIEST = -62_135_596_800n * 1_000_000_000n;
const LATEST = 253_402_300_800n * 1_000_000_000n - 1n;

/** A point in time in nanoseconds since 1970, between the years 1 and 9999. */
export class Timestamp {
  readonly nanos: bigint;

  constructor(nanos: bigint) {
    if (nanos < EARLIEST || nanos > LATEST) throw new EvaluationError('Timestamp out of range.');
    this.nanos = nanos;
  }
}

/** A duration in nanoseconds, at most 10,000 years. */
export class Duration {
  readonly nanos: bigint;

  constructor(nanos: bigint) {
    if (nanos > LATEST - EARLIEST || nanos < EARLIEST - LATEST)
      throw new EvaluationError('Duration out of range.');
    this.nanos = nanos;
  }
}

export class RulesSet {
  readonly items: ReadonlyMap<string, RulesValue>;

  constructor(values: Iterable<RulesValue>) {
    this.items = new Map(Array.from(values, (value) => [keyOf(value), value]));
  }
}

export class MapDiff {
  readonly after: RulesMap;
  readonly before: RulesMap;

  constructor(after: RulesMap, before: RulesMap) {
    this.after = after;
    this.before = before;
  }
}

/** A path without its leading '/'; a document's path begins with 'databases'. */
export class Path {
  readonly segments: readonly string[];

  constructor(segments: readonly string[]) {
    this.segments = segments;
  }

  toString(): string {
    return `/${this.segments.join('/')}`;
  }
}

export class LatLng {
  readonly latitude: number;
  readonly longitude: number;

  constructor(latitude: number, longitude: number) {
    const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
    if (!isOnEarth) throw new EvaluationError('Coordinates out of range.');
    this.latitude = latitude;
    this.longitude = longitude;
  }
}

/**
 * A query's constraint on a field: `contains` is Firestore's array-contains; `exists` means that the query orders by
 * it.
 */
export type Constraint = {
  operator: '==' | '!=' | '<' | '<=' | '>' | '>=' | 'contains' | 'exists';
  value: RulesValue;
};

/** A placeholder for a field, or a document id, of which only some constraints are known. */
export class FieldSymbol {
  readonly field: string;
  readonly constraints: readonly Constraint[];

  constructor(field: string, constraints: readonly Constraint[]) {
    this.field = field;
    this.constraints = constraints;
  }

  fail(): never {
    throw new UnprovenError(this.field);
  }
}

/** A map of which only some fields are known; it may have others. */
export class PartialMap {
  readonly field: string;
  readonly known: ReadonlyMap<string, RulesValue>;

  constructor(field: string, known: ReadonlyMap<string, RulesValue>) {
    this.field = field;
    this.known = known;
  }

  get(name: string): RulesValue {
    const value = this.known.get(name);
    if (value === undefined) throw new UnprovenError(this.field === '' ? name : `${this.field}.${name}`);
    return value;
  }

  fail(): never {
    throw new UnprovenError(this.field === '' ? 'resource.data' : this.field);
  }
}

/** A string that is the same for equal values and differs for others; an int equals a float of the same value. */
export function keyOf(value: RulesValue): string {
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'bigint') return `n${value}`;
  if (typeof value === 'number') return Number.isInteger(value) ? `n${BigInt(value)}` : `n${value}`;
  if (typeof value === 'string') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(keyOf).join()}]`;
  if (value instanceof Map) return mapKey(value);
  if (value instanceof Bytes) return `b${Buffer.from(value.content).toString('hex')}`;
  if (value instanceof Timestamp) return `t${value.nanos}`;
  if (value instanceof Duration) return `d${value.nanos}`;
  if (value instanceof Path) return `p${JSON.stringify(value.segments)}`;
  if (value instanceof LatLng) return `l${value.latitude},${value.longitude}`;
  if (value instanceof RulesSet) return `s{${[...value.items.keys()].sort().join()}}`;
  throw new EvaluationError('This value cannot be compared.');
}

function mapKey(map: RulesMap): string {
  const entries = Array.from(map, ([key, value]) => `${JSON.stringify(key)}:${keyOf(value)}`);
  return `{${entries.sort().join()}}`;
}
