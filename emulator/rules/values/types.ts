import { EvaluationError } from '#emulator/rules/evaluationError.ts';
import {
  Bytes,
  Duration,
  FieldSymbol,
  LatLng,
  MapDiff,
  PartialMap,
  Path,
  type RulesMap,
  RulesSet,
  type RulesValue,
  Timestamp,
} from './values.ts';

const CLASSES = [
  ['bytes', Bytes],
  ['timestamp', Timestamp],
  ['duration', Duration],
  ['set', RulesSet],
  ['map', Map],
  ['map_diff', MapDiff],
  ['path', Path],
  ['latlng', LatLng],
  ['symbol', FieldSymbol],
  ['partial map', PartialMap],
] as const;

const PRIMITIVES = new Map([
  ['boolean', 'bool'],
  ['bigint', 'int'],
  ['number', 'float'],
  ['string', 'string'],
]);

/** The types that `is` accepts, in Google's order; no value here is a vector or a constraint. */
export const TYPE_NAMES: ReadonlySet<string> = new Set(
  'bool,bytes,constraint,duration,float,int,latlng,list,vector,set,number,map,string,timestamp,path,map_diff'.split(
    ',',
  ),
);

export function typeOf(value: RulesValue): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  return PRIMITIVES.get(typeof value) ?? CLASSES.find(([, type]) => value instanceof type)?.[0] ?? 'unknown';
}

export function asBool(value: RulesValue): boolean {
  return typeof value === 'boolean' ? value : mismatch('bool', value);
}

export function asInt(value: RulesValue): bigint {
  return typeof value === 'bigint' ? value : mismatch('int', value);
}

export function asFloat(value: RulesValue): number {
  return typeof value === 'bigint' || typeof value === 'number' ? Number(value) : mismatch('number', value);
}

export function asString(value: RulesValue): string {
  return typeof value === 'string' ? value : mismatch('string', value);
}

export function asList(value: RulesValue): readonly RulesValue[] {
  return Array.isArray(value) ? value : mismatch('list', value);
}

export function asSet(value: RulesValue): RulesSet {
  return value instanceof RulesSet ? value : mismatch('set', value);
}

export function asMap(value: RulesValue): RulesMap {
  return value instanceof Map ? value : mismatch('map', value);
}

export function asDuration(value: RulesValue): Duration {
  return value instanceof Duration ? value : mismatch('duration', value);
}

export function asLatLng(value: RulesValue): LatLng {
  return value instanceof LatLng ? value : mismatch('latlng', value);
}

export function mismatch(wanted: string, value: RulesValue): never {
  if (value === null) throw new EvaluationError('Null value error.');
  if (value instanceof FieldSymbol || value instanceof PartialMap) value.fail();
  throw new EvaluationError(`Expected ${wanted}, found ${typeOf(value)}.`);
}
