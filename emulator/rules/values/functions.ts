import { createHash } from 'node:crypto';
import { EvaluationError } from '#emulator/rules/evaluationError.ts';
import type { MethodNode } from '#emulator/rules/syntax/syntaxTree.ts';
import { checkedInt } from './operators.ts';
import { NANOS_PER_SECOND } from './timeMethods.ts';
import { asDuration, asFloat, asInt, asString, mismatch } from './types.ts';
import { Bytes, Duration, LatLng, Path, type RulesValue, Timestamp } from './values.ts';

type BuiltIn = (...parameters: RulesValue[]) => RulesValue;

const UNITS = new Map([
  ['w', 604_800n * NANOS_PER_SECOND],
  ['d', 86_400n * NANOS_PER_SECOND],
  ['h', 3_600n * NANOS_PER_SECOND],
  ['m', 60n * NANOS_PER_SECOND],
  ['s', NANOS_PER_SECOND],
  ['ms', 1_000_000n],
  ['ns', 1n],
]);

/** Functions that need no database, with their names in rules; the parameter count is the arity. */
export const FUNCTIONS: ReadonlyMap<string, BuiltIn> = new Map<string, BuiltIn>([
  ['int', (value) => toInt(value)],
  ['float', (value) => toFloat(value)],
  ['string', (value) => toText(value)],
  ['path', (value) => toPath(value)],
  [
    'math.abs',
    (value) =>
      typeof value === 'bigint' ? checkedInt(value < 0n ? -value : value) : Math.abs(asFloat(value)),
  ],
  ['math.ceil', (value) => rounded(value, Math.ceil)],
  ['math.floor', (value) => rounded(value, Math.floor)],
  ['math.round', (value) => rounded(value, Math.round)],
  ['math.sqrt', (value) => Math.sqrt(asFloat(value))],
  ['math.pow', (base, exponent) => asFloat(base) ** asFloat(exponent)],
  ['math.isNaN', (value) => Number.isNaN(asFloat(value))],
  ['hashing.md5', (value) => digest('md5', value)],
  ['hashing.sha256', (value) => digest('sha256', value)],
  ['timestamp.value', (millis) => new Timestamp(asInt(millis) * 1_000_000n)],
  ['timestamp.date', (year, month, day) => calendarDate(asInt(year), asInt(month), asInt(day))],
  ['duration.value', (amount, unit) => new Duration(asInt(amount) * unitOf(unit))],
  ['duration.time', (hours, minutes, seconds, nanos) => clockTime(hours, minutes, seconds, nanos)],
  ['duration.abs', (value) => absolute(asDuration(value))],
  ['latlng.value', (latitude, longitude) => new LatLng(asFloat(latitude), asFloat(longitude))],
]);

export const READERS: ReadonlySet<string> = new Set(['get', 'exists', 'getAfter', 'existsAfter']);

const NAMESPACES = new Set(['math', 'timestamp', 'duration', 'latlng', 'hashing']);

/** Whether a call like `math.abs(x)` is a function; a variable named `math` makes it a method. */
export function isInNamespace({ object }: MethodNode, isVariable: (name: string) => boolean): boolean {
  return object.kind === 'name' && NAMESPACES.has(object.name) && !isVariable(object.name);
}

export function namespacedName({ object, name }: MethodNode): string {
  return object.kind === 'name' ? `${object.name}.${name}` : name;
}

function toInt(value: RulesValue): bigint {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return checkedInt(BigInt(Math.trunc(value)));
  if (typeof value === 'string' && /^[+-]?\d+$/.test(value))
    return checkedInt(BigInt(value.replace('+', '')));
  return mismatch('a number', value);
}

function toFloat(value: RulesValue): number {
  if (typeof value === 'string' && /^[+-]?(NaN|Infinity)$/.test(value))
    return Number(value.replace(/^[+-]?NaN$/, 'NaN'));
  if (typeof value === 'string' && /^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/.test(value))
    return Number(value);
  return asFloat(value);
}

function toText(value: RulesValue): string {
  const isPlain = value === null || ['string', 'boolean', 'bigint', 'number'].includes(typeof value);
  return isPlain || value instanceof Path ? String(value) : mismatch('a plain value', value);
}

function digest(algorithm: 'md5' | 'sha256', value: RulesValue): Bytes {
  const content = value instanceof Bytes ? value.content : asString(value);
  return new Bytes(createHash(algorithm).update(content).digest());
}

function toPath(value: RulesValue): Path {
  const segments = asString(value).replace(/^\//, '').split('/');
  if (segments.includes('')) throw new EvaluationError('A path has no empty segments.');
  return new Path(segments);
}

function rounded(value: RulesValue, round: (value: number) => number): bigint {
  return typeof value === 'bigint' ? value : toInt(round(asFloat(value)));
}

function calendarDate(year: bigint, month: bigint, day: bigint): Timestamp {
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  const isReal = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  if (!isReal) throw new EvaluationError('There is no such date.');
  return new Timestamp(BigInt(date.getTime()) * 1_000_000n);
}

function clockTime(...parts: (RulesValue | undefined)[]): Duration {
  const [hours = 0n, minutes = 0n, seconds = 0n, nanos = 0n] = parts.map((part) => asInt(part ?? null));
  return new Duration((hours * 3_600n + minutes * 60n + seconds) * NANOS_PER_SECOND + nanos);
}

function absolute({ nanos }: Duration): Duration {
  return new Duration(nanos < 0n ? -nanos : nanos);
}

function unitOf(unit: RulesValue): bigint {
  const nanos = UNITS.get(asString(unit));
  if (nanos === undefined) throw new EvaluationError(`'${unit}' is not a unit of time.`);
  return nanos;
}
