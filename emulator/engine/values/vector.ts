import { invalid } from '#emulator/engine/firestoreError.ts';
import { type Fields, fieldOf, type Value } from './value.ts';

const MAX_DIMENSIONS = 2048;

/** The numbers of a vector, which is a map that the SDKs mark with `__type__`; null for any other map. */
export function vectorValues(fields: Fields): Value[] | null {
  const list = fieldOf(fields, 'value');
  return typeOf(fields) === '__vector__' && list !== null && 'arrayValue' in list
    ? (list.arrayValue.values ?? [])
    : null;
}

/** Refuses a map with another `__type__` and an invalid vector, with Google's messages. */
export function checkVector(fields: Fields): void {
  const type = fieldOf(fields, '__type__');
  if (type === null) return;
  if (!('stringValue' in type)) throw invalid('Field __type__ is not a string.');
  if (type.stringValue !== '__vector__') throw invalid('Property contains an invalid nested entity.');
  const list = fieldOf(fields, 'value');
  if (list === null) throw invalid("Vector map is missing key 'value'.");
  if (!('arrayValue' in list)) throw invalid('Vector Value type must be an array.');
  if (Object.keys(fields).length > 2) throw invalid('Vector Value map has extraneous entries.');
  const values = list.arrayValue.values ?? [];
  if (values.length === 0) throw invalid('Cannot have a zero length vector.');
  if (values.length > MAX_DIMENSIONS) throw invalid('Vectors must be at most 2048 dimensions.');
  if (!values.every((value) => 'doubleValue' in value))
    throw invalid("Vector must only contain values of type 'double'");
}

function typeOf(fields: Fields): string | null {
  const type = fieldOf(fields, '__type__');
  return type !== null && 'stringValue' in type ? type.stringValue : null;
}
