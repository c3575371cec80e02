import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A process as it can be found again: numbers are reused, so the start belongs to it. */
export type RunningProcess = { pid: number; started: string };

export function thisProcess(): RunningProcess {
  return { pid: process.pid, started: lookAt(process.pid).started };
}

/** Whether that very process still runs. One that ended and that its parent has not asked about yet does not. */
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

/** State letter and start of a process in the system's own words; '' where the system does not tell. */
function lookAt(pid: number): { state: string; started: string } {
  try {
    return fromProc(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return fromPs(pid);
  }
}

/** The second field is the program's name in brackets and may contain anything, brackets too. */
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
