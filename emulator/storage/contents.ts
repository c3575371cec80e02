import {
  closeSync,
  createReadStream,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { syncFolder, writeFully } from '#emulator/engine/disk/durableFile.ts';

export type ByteRange = { first: number; last: number };

/** The contents of stored files by id. Each one is written once and is immutable. */
export type Contents = {
  /** If there is a disk, the content is on it when this returns. */
  write(id: string, content: Uint8Array): void;
  read(id: string, range: ByteRange): Readable;
  remove(id: string): void;
  /** Removes contents without a file, which a killed process may have left. */
  removeAllBut(ids: ReadonlySet<string>): void;
};

export function contentsIn(folder: string): Contents {
  mkdirSync(folder, { recursive: true });
  return {
    write(id, content) {
      const path = join(folder, id);
      const file = openSync(`${path}.part`, 'w');
      try {
        writeFully(file, content);
        fsyncSync(file);
      } finally {
        closeSync(file);
      }
      renameSync(`${path}.part`, path);
      syncFolder(folder);
    },
    read: (id, { first, last }) => createReadStream(join(folder, id), { start: first, end: last }),
    remove: (id) => rmSync(join(folder, id), { force: true }),
    removeAllBut(ids) {
      for (const file of readdirSync(folder)) if (!ids.has(file)) rmSync(join(folder, file), { force: true });
    },
  };
}

export function contentsInMemory(): Contents {
  const byId = new Map<string, Uint8Array>();
  return {
    write: (id, content) => void byId.set(id, Uint8Array.from(content)),
    read: (id, { first, last }) =>
      Readable.from([byId.get(id)?.subarray(first, last + 1) ?? new Uint8Array()]),
    remove: (id) => void byId.delete(id),
    removeAllBut(ids) {
      for (const id of byId.keys()) if (!ids.has(id)) byId.delete(id);
    },
  };
}
