type Json = Record<string, unknown>;

const times = new Set(['createTime', 'updateTime', 'readTime', 'commitTime', 'transaction']);
const recently = 600_000;

/** A response without what always differs between servers: times, the order of fields, forms of "nothing". */
export function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(comparable);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value as Json).flatMap(([key, inner]): [string, unknown][] => {
    if (key === 'done' || (times.has(key) && typeof inner === 'string')) return [];
    if (key === 'timestampValue') return [[key, timeOf(String(inner))]];
    // The official emulator also reports results of deletions.
    if (key === 'writeResults')
      return [[key, (inner as Json[]).map((result) => comparable(result.transformResults ?? []))]];
    const plain = comparable(inner);
    return isNothing(key, plain) ? [] : [[key, plain]];
  });
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function isNothing(key: string, value: unknown): boolean {
  if (key !== 'fields' && key !== 'values') return false;
  return Object.keys(value as object).length === 0;
}

function timeOf(text: string): string {
  if (Math.abs(Date.parse(text) - Date.now()) < recently) return 'now';
  return text.replace(/(\.\d*?)0+Z$/, '$1Z').replace('.Z', 'Z');
}
