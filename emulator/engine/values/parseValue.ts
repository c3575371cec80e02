import { invalid } from '#emulator/engine/firestoreError.ts';
import { parseDocumentName, shortened } from './documentName.ts';
import { formatTimestamp, parseTimestamp, truncateTimestamp } from './timestamp.ts';
import type { Fields, Value, WireDouble } from './value.ts';
import { checkVector } from './vector.ts';
import { asList, asObject, asText, own } from './wire.ts';

const MAX_DEPTH = 20;
const MAX_NAME_BYTES = 1500;
const RESERVED = /^__[\s\S]*__$/;
const BASE_64 = /^[A-Za-z0-9+/_-]*={0,2}$/;
const NAMED_DOUBLES: readonly unknown[] = ['NaN', 'Infinity', '-Infinity', '-0'];

export function parseValue(input: unknown, depth = 1): Value {
  const object = asObject(input, 'A value');
  const [type, ...others] = Object.keys(object);
  if (type === undefined || others.length > 0) throw invalid('A value must have exactly one type.');
  if (depth > MAX_DEPTH) throw invalid('A value is nested more than 20 levels deep.');
  return parseTyped(type, object[type], depth);
}

export function parseFields(input: unknown, depth = 0): Fields {
  if (input === undefined || input === null) return {};
  const fields: Fields = {};
  for (const [name, value] of Object.entries(asObject(input, 'Fields'))) {
    checkFieldName(name, depth > 0);
    fields[name] = parseValue(value, depth + 1);
  }
  return fields;
}

function parseTyped(type: string, content: unknown, depth: number): Value {
  switch (type) {
    case 'nullValue':
      return { nullValue: null };
    case 'booleanValue':
      if (typeof content !== 'boolean') throw invalid('booleanValue must be true or false.');
      return { booleanValue: content };
    case 'integerValue':
      return { integerValue: parseInteger(content) };
    case 'doubleValue':
      return { doubleValue: parseDouble(content) };
    case 'timestampValue':
      return { timestampValue: parseTime(content) };
    case 'stringValue':
      return { stringValue: asText(content, 'stringValue') };
    case 'bytesValue':
      return { bytesValue: parseBytes(content) };
    case 'referenceValue':
      parseDocumentName(content);
      return { referenceValue: asText(content, 'referenceValue') };
    case 'geoPointValue':
      return { geoPointValue: parseGeoPoint(content) };
    case 'arrayValue':
      return { arrayValue: { values: parseElements(content, depth) } };
    case 'mapValue': {
      const fields = parseFields(own(asObject(content, 'mapValue'), 'fields'), depth);
      checkVector(fields);
      return { mapValue: { fields } };
    }
    default:
      throw invalid(`Unknown value type "${shortened(type)}".`);
  }
}

function checkFieldName(name: string, inMap: boolean): void {
  if (name === '') throw invalid('A field name is empty.');
  asText(name, 'A field name');
  if (RESERVED.test(name) && !(inMap && name === '__type__')) {
    throw invalid(`The field name "${shortened(name)}" is reserved.`);
  }
  if (Buffer.byteLength(name) > MAX_NAME_BYTES) throw invalid('A field name is longer than 1500 bytes.');
}

function parseInteger(content: unknown): string {
  const isWhole = typeof content === 'number' && Number.isInteger(content);
  const isDigits = typeof content === 'string' && /^-?\d{1,19}$/.test(content);
  if (!isWhole && !isDigits) throw invalid('integerValue must be a 64-bit integer.');
  const exact = BigInt(content);
  if (exact !== BigInt.asIntN(64, exact)) throw invalid('integerValue must be a 64-bit integer.');
  return String(exact);
}

function parseDouble(content: unknown): WireDouble {
  if (NAMED_DOUBLES.includes(content)) return content as WireDouble;
  const isDigits =
    typeof content === 'string' && /^-?\d{1,400}(\.\d{1,400})?(e[+-]?\d{1,4})?$/i.test(content);
  const number = isDigits ? Number(content) : content;
  if (typeof number !== 'number') throw invalid('doubleValue must be a number.');
  if (Number.isFinite(number)) return Object.is(number, -0) ? '-0' : number;
  if (Number.isNaN(number)) return 'NaN';
  return number > 0 ? 'Infinity' : '-Infinity';
}

function parseTime(content: unknown): string {
  const time = parseTimestamp(asText(content, 'timestampValue'));
  if (time === null)
    throw invalid('timestampValue must be an RFC 3339 timestamp between the years 1 and 9999.');
  return formatTimestamp(truncateTimestamp(time, 1000));
}

function parseBytes(content: unknown): string {
  const text = asText(content, 'bytesValue');
  if (!BASE_64.test(text)) throw invalid('bytesValue must be base64.');
  return Buffer.from(text, 'base64').toString('base64');
}

function parseGeoPoint(content: unknown): { latitude: number; longitude: number } {
  const object = asObject(content, 'geoPointValue');
  const latitude = own(object, 'latitude') ?? 0;
  const longitude = own(object, 'longitude') ?? 0;
  if (!isWithin(latitude, 90)) throw invalid('latitude must be a number from -90 to 90.');
  if (!isWithin(longitude, 180)) throw invalid('longitude must be a number from -180 to 180.');
  return { latitude, longitude };
}

function isWithin(value: unknown, limit: number): value is number {
  return typeof value === 'number' && Math.abs(value) <= limit;
}

function parseElements(content: unknown, depth: number): Value[] {
  const elements = asList(own(asObject(content, 'arrayValue'), 'values'), 'arrayValue');
  return elements.map((element) => {
    const value = parseValue(element, depth + 1);
    if ('arrayValue' in value) throw invalid('A list may not directly contain a list.');
    return value;
  });
}
