export type Entry = { key: string; name: string };

const CHUNK = 512;

export class SortedKeys {
  #chunks: Entry[][];

  constructor(entries: Entry[]) {
    entries.sort((a, b) => (a.key < b.key ? -1 : 1));
    this.#chunks = [];
    for (let from = 0; from < entries.length; from += CHUNK)
      this.#chunks.push(entries.slice(from, from + CHUNK));
  }

  /** Adds an entry; its key must be new. */
  add(entry: Entry): void {
    const at = Math.min(this.#chunkFor(entry.key), this.#chunks.length - 1);
    const chunk = this.#chunks[at];
    if (chunk === undefined) {
      this.#chunks.push([entry]);
      return;
    }
    chunk.splice(positionIn(chunk, entry.key), 0, entry);
    if (chunk.length > 2 * CHUNK) this.#chunks.splice(at + 1, 0, chunk.splice(CHUNK));
  }

  remove(key: string): void {
    const at = this.#chunkFor(key);
    const chunk = this.#chunks[at];
    const position = chunk === undefined ? 0 : positionIn(chunk, key);
    if (chunk?.[position]?.key !== key) return;
    chunk.splice(position, 1);
    if (chunk.length === 0) this.#chunks.splice(at, 1);
  }

  count(low: string, high: string): number {
    return Math.max(0, this.#rank(high) - this.#rank(low));
  }

  /**
   * The entries from `low` up to but not including `high`, forward or backward; do not change the keys while iterating.
   */
  *range(low: string, high: string, reversed: boolean): Generator<Entry> {
    const step = reversed ? -1 : 1;
    const edge = reversed ? high : low;
    let at = this.#chunkFor(edge);
    const first = this.#chunks[at];
    let position = first === undefined ? 0 : positionIn(first, edge);
    if (reversed) position -= 1;
    for (; at >= -1 && at <= this.#chunks.length; at += step) {
      const chunk = this.#chunks[at] ?? [];
      for (; position >= 0 && position < chunk.length; position += step) {
        const entry = chunk[position];
        if (entry === undefined || (reversed ? entry.key < low : entry.key >= high)) return;
        yield entry;
      }
      position = reversed ? (this.#chunks[at - 1]?.length ?? 0) - 1 : 0;
    }
  }

  #rank(bound: string): number {
    const at = this.#chunkFor(bound);
    let rank = 0;
    for (let i = 0; i < at; i++) rank += this.#chunks[i]?.length ?? 0;
    const chunk = this.#chunks[at];
    return chunk === undefined ? rank : rank + positionIn(chunk, bound);
  }

  #chunkFor(key: string): number {
    return firstAtOrAbove(this.#chunks.length, key, (index) => this.#chunks[index]?.at(-1)?.key ?? '');
  }
}

function positionIn(chunk: Entry[], key: string): number {
  return firstAtOrAbove(chunk.length, key, (index) => chunk[index]?.key ?? '');
}

function firstAtOrAbove(length: number, key: string, keyAt: (index: number) => string): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (keyAt(middle) < key) low = middle + 1;
    else high = middle;
  }
  return low;
}
