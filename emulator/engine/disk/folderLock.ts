import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning, type RunningProcess, thisProcess } from './runningProcess.ts';

/**
 * Locks a folder for this process and returns a function that frees it. Replaces the lock of a dead process; throws for
 * a running one.
 */
export function lockFolder(directory: string): () => void {
  const lock = join(directory, 'lock');
  const mine = JSON.stringify(thisProcess());
  const draft = `${lock}.${process.pid}`;
  writeFileSync(draft, mine);
  try {
    while (!tryLink(draft, lock)) {
      const text = readOr(lock, '');
      const owner = parseOwner(text);
      if (owner !== null && isRunning(owner)) throw inUse(directory, owner);
      removeStaleLock(lock, text);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  return () => {
    if (readOr(lock, '') === mine) rmSync(lock, { force: true });
  };
}

/** Creates the lock as a link, which is atomic; a newly written file is not. */
function tryLink(draft: string, lock: string): boolean {
  try {
    linkSync(draft, lock);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Removes a dead lock; if another process locks the folder at the same moment, restores that lock. */
function removeStaleLock(lock: string, dead: string): void {
  const aside = `${lock}.${process.pid}.old`;
  try {
    renameSync(lock, aside);
    if (readOr(aside, '') !== dead) tryLink(aside, lock);
    rmSync(aside, { force: true });
  } catch (error) {
    // Another process removed it first.
    if (codeOf(error) === 'ENOENT') return;
    throw new Error(`${lock} is stale and couldn't be removed (${String(error)}). Delete it manually.`);
  }
}

function parseOwner(text: string): RunningProcess | null {
  try {
    const { pid, started } = JSON.parse(text);
    return Number.isInteger(pid) && pid > 0 && typeof started === 'string' ? { pid, started } : null;
  } catch {
    return null;
  }
}

function readOr(path: string, otherwise: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return otherwise;
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

function inUse(directory: string, { pid }: RunningProcess): Error {
  const error = new Error(
    `The data folder ${directory} is in use by process ${pid}. Stop it, or set LOCAL_FIREBASE_DIR to another folder.`,
  );
  // Vite prints the stack, which would bury the message.
  error.stack = error.message;
  return error;
}
