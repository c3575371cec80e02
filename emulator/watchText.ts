import { readFileSync } from 'node:fs';

const INTERVAL_MS = 250;

/** Polls, because `watchFile` misses editors that replace the file and changes made before the first check. */
export function watchText(path: string, changed: (text: string) => void): () => void {
  let known = read(path);
  function look(): void {
    const text = read(path);
    if (text === null || text === known) return;
    known = text;
    changed(text);
  }
  const timer = setInterval(look, INTERVAL_MS).unref();
  return () => clearInterval(timer);
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
