import { createHash } from 'node:crypto';
import { fromTime } from '#emulator/rules/values/conversion.ts';
import type { RulesMap, RulesValue } from '#emulator/rules/values/values.ts';
import type { ObjectSettings } from './objectSettings.ts';

/** Immutable. `size` is in bytes, `md5Hash` is base64, times are RFC 3339. */
export type StoredObject = ObjectSettings & {
  bucket: string;
  name: string;
  /** A number in digits; differs for each content stored under this name. */
  generation: string;
  /** Counts the changes to the settings of one generation. */
  metageneration: number;
  size: number;
  md5Hash: string;
  timeCreated: string;
  updated: string;
  downloadTokens: string[];
  contentId: string;
};

export function md5Of(content: Uint8Array): string {
  return createHash('md5').update(content).digest('base64');
}

export function etagOf({ generation, metageneration }: StoredObject): string {
  return `"${generation}-${metageneration}"`;
}

export function objectView(object: StoredObject): object {
  const { contentId, downloadTokens, size, metageneration, metadata, ...shown } = object;
  return {
    ...shown,
    contentEncoding: object.contentEncoding ?? 'identity',
    contentDisposition: dispositionOf(object),
    metageneration: String(metageneration),
    size: String(size),
    storageClass: 'STANDARD',
    etag: etagOf(object),
    downloadTokens: downloadTokens.join(','),
    ...(Object.keys(metadata).length > 0 && { metadata }),
  };
}

export function dispositionOf({ contentDisposition, name }: StoredObject): string {
  const fileName = encodeURIComponent(name.slice(name.lastIndexOf('/') + 1));
  return contentDisposition ?? `inline; filename*=utf-8''${fileName}`;
}

export function uploadForRules(
  bucket: string,
  name: string,
  size: number,
  { metadata, ...settings }: ObjectSettings,
): RulesMap {
  return new Map<string, RulesValue>([
    ['bucket', bucket],
    ['name', name],
    ['size', BigInt(size)],
    ...Object.entries(settings),
    ['metadata', new Map(Object.entries(metadata))],
  ]);
}

export function storedForRules(object: StoredObject): RulesMap {
  const { bucket, name, size, generation, metageneration, md5Hash, timeCreated, updated } = object;
  const { contentType, contentDisposition, contentEncoding, contentLanguage, cacheControl, metadata } =
    object;
  const settings = {
    contentType,
    ...(contentDisposition !== undefined && { contentDisposition }),
    ...(contentEncoding !== undefined && { contentEncoding }),
    ...(contentLanguage !== undefined && { contentLanguage }),
    ...(cacheControl !== undefined && { cacheControl }),
    metadata,
  };
  return new Map<string, RulesValue>([
    ...uploadForRules(bucket, name, size, settings),
    ['generation', BigInt(generation)],
    ['metageneration', BigInt(metageneration)],
    ['md5Hash', md5Hash],
    ['etag', etagOf(object)],
    ['timeCreated', fromTime(timeCreated)],
    ['updated', fromTime(updated)],
  ]);
}
