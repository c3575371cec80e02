import { parseTimestamp } from '#emulator/engine/values/timestamp.ts';
import { type Fields, numberOf, type Value } from '#emulator/engine/values/value.ts';
import { EvaluationError } from '#emulator/rules/evaluationError.ts';
import { Bytes, LatLng, Path, type RulesMap, type RulesValue, Timestamp } from './values.ts';

export function fromFields(fields: Fields): RulesMap {
  return new Map(Object.entries(fields).map(([name, value]) => [name, fromStored(value)]));
}

export function fromStored(value: Value): RulesValue {
  if ('booleanValue' in value) return value.booleanValue;
  if ('integerValue' in value) return BigInt(value.integerValue);
  if ('doubleValue' in value) return numberOf(value);
  if ('timestampValue' in value) return fromTime(value.timestampValue);
  if ('stringValue' in value) return value.stringValue;
  if ('bytesValue' in value) return new Bytes(Buffer.from(value.bytesValue, 'base64'));
  if ('referenceValue' in value) return new Path(value.referenceValue.split('/').slice(2));
  if ('geoPointValue' in value) {
    return new LatLng(value.geoPointValue.latitude ?? 0, value.geoPointValue.longitude ?? 0);
  }
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).map(fromStored);
  return 'mapValue' in value ? fromFields(value.mapValue.fields ?? {}) : null;
}

export function fromTime(text: string): Timestamp {
  const time = parseTimestamp(text);
  if (time === null) throw new EvaluationError(`'${text}' is not a timestamp.`);
  return new Timestamp(BigInt(time.seconds) * 1_000_000_000n + BigInt(time.nanos));
}

export function fromJson(value: unknown): RulesValue {
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : value;
  if (Array.isArray(value)) return value.map(fromJson);
  if (typeof value !== 'object' || value === null) return null;
  return new Map(Object.entries(value).map(([name, inner]) => [name, fromJson(inner)]));
}
