export type Log = (line: string) => void;

/** Reports an internal failure prominently; the client gets UNIMPLEMENTED, which it does not retry. */
export function logBug(log: Log, where: string, error: unknown): void {
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  log(`\n!!! embedded Firebase: a bug in ${where}\n${detail}\n`);
}
