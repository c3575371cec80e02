import { readFileSync } from 'node:fs';

const NEWLINE = 10;

export function* readRecords(path: string): Generator<unknown> {
  const bytes = readFileSync(path);
  let number = 1;
  for (let from = 0; from < bytes.length; number++) {
    const end = bytes.indexOf(NEWLINE, from);
    yield parseLine(bytes.toString('utf8', from, end), `${path}:${number}`);
    from = end + 1;
  }
}

/** The length of the file up to its last complete record, because a crash can leave a partial line at the end. */
export function lengthOfWholeLines(path: string): number {
  const bytes = readFileSync(path);
  const end = bytes.lastIndexOf(NEWLINE) + 1;
  const start = end < 2 ? 0 : bytes.lastIndexOf(NEWLINE, end - 2) + 1;
  try {
    if (end > 0) JSON.parse(bytes.toString('utf8', start, end));
    return end;
  } catch {
    return start;
  }
}

function parseLine(line: string, position: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new Error(`The stored data is damaged at ${position}. Restore the file or remove the folder.`);
  }
}
