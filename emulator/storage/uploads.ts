import { randomBytes } from 'node:crypto';
import type { Caller } from '#emulator/service/caller.ts';
import type { ObjectSettings } from './objectSettings.ts';
import { StorageError } from './storageError.ts';
import type { StorageService } from './storageService.ts';
import type { StoredObject } from './storedObject.ts';

const MAX_UPLOADS = 100;

/** An upload in chunks. Held in memory, so that a file exists completely or not at all. */
export type Upload = {
  readonly id: string;
  readonly caller: Caller;
  readonly bucket: string;
  readonly name: string;
  readonly settings: ObjectSettings;
  /** Announced size in bytes; null if the client did not send one. */
  readonly total: number | null;
  received: number;
  pieces: Buffer[];
  stored: StoredObject | null;
};

export class Uploads {
  readonly #service: StorageService;
  readonly #byId = new Map<string, Upload>();

  constructor(service: StorageService) {
    this.#service = service;
  }

  start(
    caller: Caller,
    bucket: string,
    name: string,
    settings: ObjectSettings,
    total: number | null,
  ): Upload {
    if (total !== null) this.#service.authorizeUpload(caller, bucket, name, total, settings);
    const id = randomBytes(16).toString('base64url');
    const upload = { id, caller, bucket, name, settings, total, received: 0, pieces: [], stored: null };
    this.#byId.set(id, upload);
    for (const oldest of this.#byId.keys()) if (this.#byId.size > MAX_UPLOADS) this.#byId.delete(oldest);
    return upload;
  }

  get(id: string): Upload {
    const upload = this.#byId.get(id);
    if (upload === undefined) throw new StorageError(404, 'There is no such upload.');
    return upload;
  }

  append(upload: Upload, offset: number, piece: Buffer): void {
    const end = upload.received + piece.length;
    if (
      upload.stored !== null ||
      offset !== upload.received ||
      (upload.total !== null && end > upload.total)
    ) {
      throw new StorageError(400, `Resume the upload at byte ${upload.received}.`);
    }
    upload.pieces.push(piece);
    upload.received = end;
  }

  /** Stores the received bytes as the file; a repeated call returns the same file. */
  finalize(upload: Upload): StoredObject {
    if (upload.stored !== null) return upload.stored;
    if (upload.total !== null && upload.received !== upload.total) {
      throw new StorageError(400, `The upload is incomplete: ${upload.received} of ${upload.total} bytes.`);
    }
    const { caller, bucket, name, settings, pieces } = upload;
    upload.stored = this.#service.create(caller, bucket, name, Buffer.concat(pieces), settings);
    upload.pieces = [];
    return upload.stored;
  }

  cancel(upload: Upload): void {
    this.#byId.delete(upload.id);
  }

  clear(): void {
    this.#byId.clear();
  }
}
