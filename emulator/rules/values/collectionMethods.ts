import { EvaluationError } from '#emulator/rules/evaluationError.ts';
import { methodTable } from './methodTable.ts';
import { asList, asMap, asSet, asString, mismatch } from './types.ts';
import { keyOf, MapDiff, type RulesMap, RulesSet, type RulesValue } from './values.ts';

export const listMethods = methodTable(asList, {
  size: (list) => BigInt(list.length),
  hasAll: (list, other) => isSubset(setOf(other), new RulesSet(list)),
  hasAny: (list, other) => intersects(new RulesSet(list), setOf(other)),
  hasOnly: (list, other) => isSubset(new RulesSet(list), setOf(other)),
  concat: (list, other) => [...list, ...asList(other)],
  join: (list, separator) => list.map(asText).join(asString(separator)),
  removeAll: (list, other) => list.filter((item) => !setOf(other).items.has(keyOf(item))),
  toSet: (list) => new RulesSet(list),
});

export const setMethods = methodTable(asSet, {
  size: (set) => BigInt(set.items.size),
  hasAll: (set, other) => isSubset(asItems(other), set),
  hasAny: (set, other) => intersects(set, asItems(other)),
  hasOnly: (set, other) => isSubset(set, asItems(other)),
  union: (set, other) => new RulesSet([...set.items.values(), ...asSet(other).items.values()]),
  intersection: (set, other) => filterSet(set, (key) => asSet(other).items.has(key)),
  difference: (set, other) => filterSet(set, (key) => !asSet(other).items.has(key)),
});

export const mapMethods = methodTable(asMap, {
  size: (map) => BigInt(map.size),
  keys: (map) => [...map.keys()],
  values: (map) => [...map.values()],
  get: (map, key, fallback) => getNested(map, Array.isArray(key) ? key : [key], fallback),
  diff: (map, other) => new MapDiff(map, asMap(other)),
});

export const diffMethods = methodTable(asDiff, {
  addedKeys: ({ after, before }) => keysWhere(after, (key) => !before.has(key)),
  removedKeys: ({ after, before }) => keysWhere(before, (key) => !after.has(key)),
  changedKeys: (diff) => keysWhere(diff.after, (key) => isChanged(diff, key) === true),
  unchangedKeys: (diff) => keysWhere(diff.after, (key) => isChanged(diff, key) === false),
  affectedKeys: (diff) =>
    keysWhere(new Map([...diff.before, ...diff.after]), (key) => isChanged(diff, key) !== false),
});

function isChanged({ after, before }: MapDiff, key: string): boolean | undefined {
  const [left, right] = [after.get(key), before.get(key)];
  return left === undefined || right === undefined ? undefined : keyOf(left) !== keyOf(right);
}

function keysWhere(map: RulesMap, predicate: (key: string) => boolean): RulesSet {
  return new RulesSet([...map.keys()].filter(predicate));
}

function filterSet(set: RulesSet, predicate: (key: string) => boolean): RulesSet {
  return new RulesSet([...set.items].filter(([key]) => predicate(key)).map(([, value]) => value));
}

function isSubset(part: RulesSet, whole: RulesSet): boolean {
  return [...part.items.keys()].every((key) => whole.items.has(key));
}

function intersects(left: RulesSet, right: RulesSet): boolean {
  return [...left.items.keys()].some((key) => right.items.has(key));
}

function getNested(map: RulesMap, path: readonly RulesValue[], fallback: RulesValue): RulesValue {
  if (path.length === 0) throw new EvaluationError('get() needs a key.');
  let value: RulesValue | undefined = map;
  for (const key of path) value = value instanceof Map ? value.get(asString(key)) : undefined;
  return value === undefined ? fallback : value;
}

/** Set methods accept sets and lists; list methods accept only lists. */
function asItems(value: RulesValue): RulesSet {
  return value instanceof RulesSet ? value : setOf(value);
}

function setOf(value: RulesValue): RulesSet {
  return new RulesSet(asList(value));
}

function asDiff(value: RulesValue): MapDiff {
  return value instanceof MapDiff ? value : mismatch('map_diff', value);
}

function asText(value: RulesValue): string {
  const isPlain = value === null || ['string', 'boolean', 'bigint', 'number'].includes(typeof value);
  return isPlain ? String(value) : mismatch('string', value);
}
