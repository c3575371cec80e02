import { invalid } from '#emulator/engine/firestoreError.ts';
import { formatFieldPath } from '#emulator/engine/values/fieldPath.ts';
import { orderKey } from '#emulator/engine/values/orderKey.ts';
import { matchableElements } from './parseFilter.ts';
import type { FieldFilter, Filter } from './query.ts';

const MAX_DISJUNCTS = 30;

/**
 * The filter in disjunctive normal form, with `in` and `array-contains-any` split; without a filter, one empty
 * disjunct.
 */
export function disjunctsOf(filter: Filter | null): FieldFilter[][] {
  const disjuncts = filter === null ? [[]] : expanded(filter);
  for (const disjunct of disjuncts) {
    const elements = disjunct.filter(({ op }) => op === 'ARRAY_CONTAINS');
    if (new Set(elements.map(elementKey)).size > 1) {
      throw invalid("A maximum of 1 'ARRAY_CONTAINS' filter is allowed per disjunction.");
    }
  }
  return disjuncts;
}

function expanded(filter: Filter): FieldFilter[][] {
  if (filter.kind === 'field') return alternatives(filter).map((single) => [single]);
  if (filter.kind === 'or') return counted(filter.filters.flatMap(expanded));
  return filter.filters.map(expanded).reduce((left, right) => {
    if (left.length * right.length > MAX_DISJUNCTS) throw tooMany();
    return left.flatMap((before) => right.map((after) => [...before, ...after]));
  });
}

function alternatives(filter: FieldFilter): FieldFilter[] {
  if (filter.op !== 'IN' && filter.op !== 'ARRAY_CONTAINS_ANY') return [filter];
  const op = filter.op === 'IN' ? 'EQUAL' : 'ARRAY_CONTAINS';
  const elements = matchableElements(filter.value);
  // Keep one disjunct that matches nothing: an empty list would prove every rule.
  return elements.length === 0 ? [filter] : elements.map((value) => ({ ...filter, op, value }));
}

function elementKey({ field, value }: FieldFilter): string {
  return JSON.stringify([formatFieldPath(field), orderKey(value)]);
}

function counted(disjuncts: FieldFilter[][]): FieldFilter[][] {
  if (disjuncts.length > MAX_DISJUNCTS) throw tooMany();
  return disjuncts;
}

function tooMany(): Error {
  return invalid(
    `A query can have at most ${MAX_DISJUNCTS} alternatives ('OR', 'IN', 'ARRAY_CONTAINS_ANY').`,
  );
}
