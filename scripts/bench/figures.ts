export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

/** The value that `percent` % of all stay at or below, between two neighbours where it falls between. NaN of nothing. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const rank = ((sorted.length - 1) * percent) / 100;
  const below = sorted[Math.floor(rank)] ?? Number.NaN;
  const above = sorted[Math.ceil(rank)] ?? Number.NaN;
  return below + (above - below) * (rank - Math.floor(rank));
}

export async function elapsedMs(action: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await action();
  return performance.now() - started;
}

/** One measurement after the other, never two at once. */
export async function repeat<T>(times: number, measure: (run: number) => Promise<T>): Promise<T[]> {
  const values: T[] = [];
  for (let run = 0; run < times; run += 1) values.push(await measure(run));
  return values;
}

export function ms(value: number): string {
  return value < 10 ? value.toFixed(1) : Math.round(value).toLocaleString('en-US');
}

export function kB(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

export function MB(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}
