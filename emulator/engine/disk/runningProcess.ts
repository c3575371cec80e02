import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Identifies a process. Process ids are reused, so the start time is part of it. */
export type RunningProcess = { pid: number; started: string };

export function thisProcess(): RunningProcess {
  return { pid: process.pid, started: lookAt(process.pid).started };
}

/** Whether this exact process is still running. A zombie, which has ended but was not reaped by its parent, is not. */
export function isRunning({ pid, started }: RunningProcess): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  const now = lookAt(pid);
  if (/^[ZX]/.test(now.state)) return false;
  return now.started === started || now.started === '' || started === '';
}

/** State letter and start time of a process, as the system reports them; '' if the system does not. */
function lookAt(pid: number): { state: string; started: string } {
  try {
    return fromProc(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return fromPs(pid);
  }
}

/** The second field is the program's name in parentheses and may contain anything, including parentheses. */
function fromProc(stat: string): { state: string; started: string } {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { state: fields[0] ?? '', started: fields[19] ?? '' };
}

function fromPs(pid: number): { state: string; started: string } {
  try {
    const columns = ['-o', 'state=', '-o', 'lstart=', '-p', String(pid)];
    const answer = execFileSync('ps', columns, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    const [state = '', ...started] = answer.trim().split(/\s+/);
    return { state, started: started.join(' ') };
  } catch {
    return { state: '', started: '' };
  }
}
