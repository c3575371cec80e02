import { readFileSync } from 'node:fs';

const INTERVAL = 250;

/**
 * Calls `changed` with the new text whenever a file's content changes, until the returned function is called.
 * It reads the file four times a second, which also notices editors that replace the file. A file that is gone
 * for a moment is waited for. Node's own `watchFile` misses a change that comes before its first look.
 */
export function watchText(path: string, changed: (text: string) => void): () => void {
  let known = read(path);
  function look(): void {
    const text = read(path);
    if (text === null || text === known) return;
    known = text;
    changed(text);
  }
  const timer = setInterval(look, INTERVAL).unref();
  return () => clearInterval(timer);
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
