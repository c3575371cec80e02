import { StorageError } from './storageError.ts';

const TEXT_SETTINGS = ['contentDisposition', 'contentEncoding', 'contentLanguage', 'cacheControl'] as const;
const MAX_METADATA_BYTES = 8 * 1024;
const HEADER_TEXT = /^[\t\x20-\x7e]*$/;

export type ObjectSettings = {
  contentType: string;
  metadata: Record<string, string>;
} & { [Name in (typeof TEXT_SETTINGS)[number]]?: string };

/** Applies an untrusted change: null or an empty string deletes a setting, and missing settings stay. */
export function changedSettings(before: ObjectSettings, input: unknown): ObjectSettings {
  const change = asObject(input);
  const settings: ObjectSettings = {
    contentType: textIn(change, 'contentType') || before.contentType,
    metadata: changedMetadata(before.metadata, change.metadata),
  };
  for (const name of TEXT_SETTINGS) {
    const value = Object.hasOwn(change, name) ? textIn(change, name) : before[name];
    if (value) settings[name] = value;
  }
  return settings;
}

export function newSettings(input: unknown, contentType: string): ObjectSettings {
  return changedSettings({ contentType: contentType || 'application/octet-stream', metadata: {} }, input);
}

function changedMetadata(before: Record<string, string>, input: unknown): Record<string, string> {
  if (input === null) return {};
  const change = asObject(input ?? {});
  const entries = new Map(Object.entries(before));
  for (const [key, value] of Object.entries(change)) {
    if (value === null) entries.delete(key);
    else if (typeof value === 'string') entries.set(key, value);
    else throw new StorageError(400, 'The custom metadata may hold text only.');
  }
  const metadata = Object.fromEntries(entries);
  if (Buffer.byteLength(JSON.stringify(metadata)) > MAX_METADATA_BYTES) {
    throw new StorageError(400, 'The custom metadata is larger than 8 KiB.');
  }
  return metadata;
}

function textIn(object: Record<string, unknown>, name: string): string {
  const value = Object.hasOwn(object, name) ? object[name] : null;
  if (value === null || value === undefined) return '';
  if (typeof value === 'string' && HEADER_TEXT.test(value)) return value;
  throw new StorageError(400, `Invalid value for ${name}.`);
}

function asObject(input: unknown): Record<string, unknown> {
  if (typeof input === 'object' && input !== null && !Array.isArray(input)) return { ...input };
  throw new StorageError(400, 'The metadata must be an object.');
}
