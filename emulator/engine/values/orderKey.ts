import { doubleKey, integerKey, stringKey } from './scalarKey.ts';
import { type Fields, numberOf, type Value } from './value.ts';
import { vectorValues } from './vector.ts';

/** The first character of each type's keys, in the order of the types. */
const TAG = {
  null: '\x10',
  boolean: '\x14',
  number: '\x18',
  timestamp: '\x1c',
  string: '\x20',
  bytes: '\x24',
  reference: '\x28',
  geoPoint: '\x2c',
  array: '\x30',
  vector: '\x34',
  map: '\x38',
};
const END = '\x01';
const NUMERIC_ID = /^__id(-?\d+)__$/;

/**
 * A string that JavaScript sorts in Firestore's order. No key is a prefix of another, so keys of several fields can be
 * joined.
 */
export function orderKey(value: Value): string {
  if ('stringValue' in value) return TAG.string + stringKey(value.stringValue);
  if ('nullValue' in value) return TAG.null;
  if ('booleanValue' in value) return TAG.boolean + (value.booleanValue ? '\x03' : '\x02');
  if ('integerValue' in value) return TAG.number + integerKey(value.integerValue);
  if ('doubleValue' in value) return TAG.number + doubleKey(numberOf(value));
  if ('timestampValue' in value) return TAG.timestamp + timestampKey(value.timestampValue);
  if ('bytesValue' in value) {
    return TAG.bytes + stringKey(Buffer.from(value.bytesValue, 'base64').toString('latin1'));
  }
  if ('referenceValue' in value) return TAG.reference + pathKey(value.referenceValue.split('/'));
  if ('geoPointValue' in value) {
    const { latitude = 0, longitude = 0 } = value.geoPointValue;
    return TAG.geoPoint + doubleKey(latitude) + doubleKey(longitude);
  }
  if ('arrayValue' in value) return TAG.array + listKey(value.arrayValue.values ?? []);
  return mapKey(value.mapValue.fields ?? {});
}

/** The key of a document name or reference: by segment, with numeric ids (`__id7__`) before the others. */
export function pathKey(segments: string[]): string {
  const keys = segments.map((segment) => {
    const id = NUMERIC_ID.exec(segment)?.[1];
    return id === undefined ? `\x12${stringKey(segment)}` : `\x11${integerKey(id)}${stringKey(segment)}`;
  });
  return keys.join('') + END;
}

export function reversedKey(key: string): string {
  let reversed = '';
  for (let i = 0; i < key.length; i++) reversed += String.fromCharCode(0xffff - key.charCodeAt(i));
  return reversed;
}

function listKey(values: Value[]): string {
  return values.map(orderKey).join('') + END;
}

function mapKey(fields: Fields): string {
  const vector = vectorValues(fields);
  if (vector !== null) return TAG.vector + doubleKey(vector.length) + listKey(vector);
  const entries = Object.entries(fields).map(([name, value]): [string, Value] => [stringKey(name), value]);
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `${TAG.map}${entries.map(([name, value]) => `\x10${name}${orderKey(value)}`).join('')}${END}`;
}

/** Canonical UTC text sorts correctly once every fraction has nine digits. */
function timestampKey(text: string): string {
  return text.slice(0, 19) + text.slice(20, -1).padEnd(9, '0');
}
