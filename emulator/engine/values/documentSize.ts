import { invalid } from '#emulator/engine/firestoreError.ts';
import { pathOf } from './documentName.ts';
import type { Fields, Value } from './value.ts';

const MAX_BYTES = 1_048_576;

/** Throws INVALID_ARGUMENT if a document is larger than Firestore's 1 MiB, counted by its published rules. */
export function checkDocumentSize(name: string, fields: Fields): void {
  const size = nameSize(pathOf(name)) + 32 + fieldsSize(fields);
  if (size <= MAX_BYTES) return;
  throw invalid(`Document "${name}" has ${size} bytes, more than the allowed ${MAX_BYTES}.`);
}

function fieldsSize(fields: Fields): number {
  let size = 0;
  for (const [name, value] of Object.entries(fields)) size += textSize(name) + valueSize(value);
  return size;
}

function valueSize(value: Value): number {
  if ('stringValue' in value) return textSize(value.stringValue);
  if ('bytesValue' in value) return Buffer.byteLength(value.bytesValue, 'base64');
  if ('referenceValue' in value) return nameSize(pathOf(value.referenceValue));
  if ('mapValue' in value) return fieldsSize(value.mapValue.fields ?? {});
  if ('arrayValue' in value) {
    return (value.arrayValue.values ?? []).reduce((size, element) => size + valueSize(element), 0);
  }
  if ('geoPointValue' in value) return 16;
  return 'nullValue' in value || 'booleanValue' in value ? 1 : 8;
}

function textSize(text: string): number {
  return Buffer.byteLength(text) + 1;
}

function nameSize(path: string[]): number {
  return path.reduce((size, segment) => size + textSize(segment), 16);
}
