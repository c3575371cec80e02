import type { StoredDocument } from '#emulator/engine/values/document.ts';
import { orderedKey } from './fieldIndex.ts';
import type { Indexes } from './indexes.ts';
import type { ParsedQuery } from './query.ts';
import { isInScope, passesFilter } from './queryMatch.ts';
import type { QueryPlan, Scan } from './queryPlan.ts';

export type Source = { read(name: string): StoredDocument | null; indexes: Indexes; touch(): void };

type Hit = { key: string; name: string };

export function* resultNames(query: ParsedQuery, plan: QueryPlan, source: Source): Generator<string> {
  let skipped = 0;
  let given = 0;
  if (query.limit === 0) return;
  for (const { name } of merged(plan, query, source)) {
    if (skipped++ < query.offset) continue;
    yield name;
    if (++given === query.limit) return;
  }
}

export function countResults(query: ParsedQuery, plan: QueryPlan, source: Source, most: number): number {
  const limit = Math.min(most, query.limit ?? most);
  const whole = countedByPosition(plan, source);
  if (whole !== null) return Math.min(limit, Math.max(0, whole - query.offset));
  let count = 0;
  if (limit === 0) return 0;
  for (const _name of resultNames(query, plan, source)) {
    if (++count === limit) break;
  }
  return count;
}

/** The sum of the scans' lengths if no filter remains and no document can be in two scans; otherwise null. */
function countedByPosition({ scans }: QueryPlan, { indexes }: Source): number | null {
  let count = 0;
  for (const scan of scans) {
    if (scan.kind === 'document' || scan.filters.length > 0) return null;
    if (scans.length > 1 && !isDisjoint(scan, scans)) return null;
    count += indexes.get(scan.spec).keys.count(scan.bounds.low, scan.bounds.high);
  }
  return count;
}

/** Scans that pin the same whole fields to different values share no document. */
function isDisjoint(scan: Scan, scans: Scan[]): boolean {
  return scans.every((other) => {
    if (other === scan) return true;
    if (other.kind !== 'range' || scan.kind !== 'range' || other.bounds.prefix === scan.bounds.prefix)
      return false;
    const samePins = JSON.stringify(other.spec.pinned) === JSON.stringify(scan.spec.pinned);
    return samePins && scan.spec.pinned.every(({ element }) => !element);
  });
}

function* merged({ scans, reversed }: QueryPlan, query: ParsedQuery, source: Source): Generator<Hit> {
  const streams = scans.map((scan) => hitsOf(scan, query, reversed, source));
  const heads = streams.map((stream) => stream.next().value ?? null);
  let last = '';
  while (true) {
    const at = firstOf(heads, reversed);
    const hit = heads[at];
    if (!hit) return;
    if (hit.key !== last) yield hit;
    last = hit.key;
    heads[at] = streams[at]?.next().value ?? null;
  }
}

function firstOf(heads: (Hit | null)[], reversed: boolean): number {
  let first = -1;
  for (const [index, head] of heads.entries()) {
    const best = heads[first];
    if (head && (!best || (reversed ? head.key > best.key : head.key < best.key))) first = index;
  }
  return first;
}

function* hitsOf(
  scan: Scan,
  query: ParsedQuery,
  reversed: boolean,
  source: Source,
): Generator<Hit, undefined> {
  const { prefix, low, high } = scan.bounds;
  if (scan.kind === 'document') {
    source.touch();
    const document = isInScope(query, scan.name) ? source.read(scan.name) : null;
    const key = document === null ? null : orderedKey(scan.orderBy, document);
    const isWithin = key !== null && key >= low && key < high;
    if (document !== null && isWithin && passesAll(scan, document)) yield { key, name: scan.name };
    return;
  }
  for (const { key, name } of source.indexes.get(scan.spec).keys.range(low, high, reversed)) {
    source.touch();
    const document = scan.filters.length === 0 ? null : source.read(name);
    if (document === null || passesAll(scan, document)) yield { key: key.slice(prefix.length), name };
  }
}

function passesAll({ filters }: Scan, document: StoredDocument): boolean {
  return filters.every((filter) => passesFilter(filter, document));
}
