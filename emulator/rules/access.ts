import { asInt, asString, mismatch } from '#emulator/rules/values/types.ts';
import { PartialMap, Path, type RulesValue } from '#emulator/rules/values/values.ts';
import { EvaluationError } from './evaluationError.ts';

export function readMember(object: RulesValue, name: string): RulesValue {
  if (object instanceof PartialMap) return object.get(name);
  if (!(object instanceof Map)) return mismatch(`a map with '${name}'`, object);
  const value = object.get(name);
  if (value === undefined) throw new EvaluationError(`Property ${name} is undefined on object.`);
  return value;
}

export function readSubscript(object: RulesValue, index: RulesValue): RulesValue {
  if (object instanceof Map || object instanceof PartialMap) return readMember(object, asString(index));
  const items = itemsOf(object);
  const value = items[Number(checkedIndex(index, items.length - 1))];
  return value ?? null;
}

/**
 * Both ends must be valid items, as in the official emulator: `x[0:0]` is an error. Strings are indexed by UTF-16 unit.
 */
export function readRange(object: RulesValue, from: RulesValue, to: RulesValue): RulesValue {
  const items = itemsOf(object);
  const last = items.length - 1;
  const [start, end] = [checkedIndex(from, last), checkedIndex(asInt(to) - 1n, last) + 1n];
  if (start > end)
    throw new EvaluationError(`Illegal range error. From index: [${start}] , To index: [${end}].`);
  const part = items.slice(Number(start), Number(end));
  return typeof object === 'string' ? part.join('') : part;
}

function itemsOf(object: RulesValue): readonly RulesValue[] {
  if (typeof object === 'string') return object.split('');
  if (object instanceof Path) return object.segments;
  return Array.isArray(object) ? object : mismatch('a list', object);
}

function checkedIndex(index: RulesValue, last: number): bigint {
  const position = asInt(index);
  if (position < 0n || position > BigInt(last))
    throw new EvaluationError(`Index ${position} is out of range.`);
  return position;
}
