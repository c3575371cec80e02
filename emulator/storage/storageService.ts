import { randomBytes, randomUUID } from 'node:crypto';
import type { RulesMap } from '#emulator/rules/values/values.ts';
import type { Caller } from '#emulator/service/caller.ts';
import type { Clock } from '#emulator/service/clock.ts';
import { type Log, logBug } from '#emulator/service/log.ts';
import type { RulesHolder } from '#emulator/service/rulesHolder.ts';
import { type Listing, type ListingQuery, listPage } from './listing.ts';
import { changedSettings, type ObjectSettings } from './objectSettings.ts';
import type { Objects } from './objects.ts';
import { StorageError } from './storageError.ts';
import { md5Of, type StoredObject, storedForRules, uploadForRules } from './storedObject.ts';

export type StorageContext = {
  objects: Objects;
  rulesHolder: RulesHolder;
  projectId: string;
  clock: Clock;
  log: Log;
};

type Method = 'get' | 'list' | 'create' | 'update' | 'delete';

/**
 * Storage operations, subject to the rules; errors are StorageErrors. Checks the rules before reporting a missing file.
 */
export class StorageService {
  readonly #context: StorageContext;
  #lastGeneration = 0;

  constructor(context: StorageContext) {
    this.#context = context;
  }

  /** Returns a file. A caller with its download token needs no permission. */
  get(caller: Caller, bucket: string, name: string, token: string | null): StoredObject {
    const object = this.#context.objects.get(bucket, name);
    const hasToken = token !== null && object?.downloadTokens.includes(token) === true;
    if (!hasToken) this.#authorize('get', caller, bucket, name, object, null);
    return object ?? notFound();
  }

  list(caller: Caller, bucket: string, query: ListingQuery): Listing {
    this.#authorize('list', caller, bucket, query.prefix, null, null);
    return listPage(this.#context.objects.names(bucket), query);
  }

  authorizeUpload(
    caller: Caller,
    bucket: string,
    name: string,
    size: number,
    settings: ObjectSettings,
  ): void {
    const after = uploadForRules(bucket, name, size, settings);
    this.#authorize('create', caller, bucket, name, this.#context.objects.get(bucket, name), after);
  }

  create(
    caller: Caller,
    bucket: string,
    name: string,
    content: Uint8Array,
    settings: ObjectSettings,
  ): StoredObject {
    this.authorizeUpload(caller, bucket, name, content.length, settings);
    const now = new Date(this.#context.clock()).toISOString();
    const object: StoredObject = {
      ...settings,
      bucket,
      name,
      generation: this.#nextGeneration(),
      metageneration: 1,
      size: content.length,
      md5Hash: md5Of(content),
      timeCreated: now,
      updated: now,
      downloadTokens: [randomUUID()],
      contentId: randomBytes(16).toString('hex'),
    };
    this.#context.objects.store(object, content);
    return object;
  }

  update(caller: Caller, bucket: string, name: string, change: unknown): StoredObject {
    const before = this.#context.objects.get(bucket, name);
    const settings = before === null ? null : changedSettings(before, change);
    const after = settings && before && uploadForRules(bucket, name, before.size, settings);
    this.#authorize('update', caller, bucket, name, before, after);
    if (before === null || settings === null) return notFound();
    const { contentDisposition, contentEncoding, contentLanguage, cacheControl, ...fixed } = before;
    const object = {
      ...fixed,
      ...settings,
      metageneration: before.metageneration + 1,
      updated: new Date(this.#context.clock()).toISOString(),
    };
    this.#context.objects.update(object);
    return object;
  }

  remove(caller: Caller, bucket: string, name: string): void {
    const object = this.#context.objects.get(bucket, name);
    this.#authorize('delete', caller, bucket, name, object, null);
    this.#context.objects.remove(object ?? notFound());
  }

  /** Microseconds since 1970, always unique. */
  #nextGeneration(): string {
    this.#lastGeneration = Math.max(this.#lastGeneration + 1, this.#context.clock() * 1000);
    return String(this.#lastGeneration);
  }

  #authorize(
    method: Method,
    caller: Caller,
    bucket: string,
    name: string,
    before: StoredObject | null,
    after: RulesMap | null,
  ): void {
    if (caller.isOwner) return;
    const { rulesHolder, projectId, clock, log } = this.#context;
    const access = rulesHolder.rulesetOf(projectId).checkStorage({
      method,
      bucket,
      name,
      auth: caller.auth,
      time: new Date(clock()).toISOString(),
      before: before === null ? null : storedForRules(before),
      after,
    });
    if (access.allowed) return;
    if ('bug' in access) logBug(log, `the rules of ${method} ${bucket}/${name}`, access.bug);
    log(`denied: ${method} gs://${bucket}/${name}: ${access.reason.trim()}`);
    throw new StorageError(403, 'Permission denied. Could not perform this operation.');
  }
}

function notFound(): never {
  throw new StorageError(404, 'Not Found. Could not get object.');
}
