import { closeSync, existsSync, fsyncSync, openSync, writeSync } from 'node:fs';

/** Writes all bytes to an open file, even if the system accepts only some at a time. */
export function writeFully(file: number, bytes: Uint8Array): void {
  for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done);
}

/** Makes a new or renamed file survive a power failure. Windows cannot open folders and does not need it. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32' || !existsSync(folder)) return;
  const opened = openSync(folder, 'r');
  fsyncSync(opened);
  closeSync(opened);
}
