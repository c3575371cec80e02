import { execFileSync } from 'node:child_process';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Who holds a folder: a process number is reused, so the start of the process belongs to it. */
type Owner = { pid: number; started: string };

/**
 * Takes a folder for this process and gives back how to free it. The lock of a process that is gone is taken over;
 * that of a living one gives an Error with a message for the person at the terminal.
 */
export function lockFolder(directory: string): () => void {
  const lock = join(directory, 'lock');
  const mine = JSON.stringify({ pid: process.pid, started: startOf(process.pid) });
  const draft = `${lock}.${process.pid}`;
  writeFileSync(draft, mine);
  try {
    while (!linked(draft, lock)) {
      const text = readOr(lock, '');
      const owner = parseOwner(text);
      if (owner !== null && isAlive(owner)) throw new Error(inUse(directory, owner));
      setAside(lock, text);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  return () => {
    if (readOr(lock, '') === mine) rmSync(lock, { force: true });
  };
}

/** A link appears whole or not at all, which a newly written file does not. */
function linked(draft: string, lock: string): boolean {
  try {
    linkSync(draft, lock);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Removes a dead lock; one that another process has taken in this very moment is put back. */
function setAside(lock: string, dead: string): void {
  const aside = `${lock}.${process.pid}.old`;
  try {
    renameSync(lock, aside);
  } catch {
    return;
  }
  if (readOr(aside, '') !== dead) linked(aside, lock);
  rmSync(aside, { force: true });
}

function isAlive({ pid, started }: Owner): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  const now = startOf(pid);
  return now === started || now === '' || started === '';
}

/** When a process began, in the system's own words; '' where the system does not tell. */
function startOf(pid: number): string {
  const stat = readOr(`/proc/${pid}/stat`, '');
  if (stat !== '') return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  try {
    const answer = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return answer.trim();
  } catch {
    return '';
  }
}

function parseOwner(text: string): Owner | null {
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

function inUse(directory: string, { pid }: Owner): string {
  return `The data folder ${directory} is in use by process ${pid}. Stop it, or choose another folder.`;
}
