import { invalid } from '#emulator/engine/firestoreError.ts';
import { matchableElements } from './parseFilter.ts';
import type { FieldFilter, Filter } from './query.ts';

const MAX_DISJUNCTS = 30;

/** The filter in disjunctive normal form, `in` and `array-contains-any` split; no filter is one empty disjunct. */
export function disjunctsOf(filter: Filter | null): FieldFilter[][] {
  const disjuncts = filter === null ? [[]] : expanded(filter);
  for (const disjunct of disjuncts) {
    if (disjunct.filter(({ op }) => op === 'ARRAY_CONTAINS').length > 1) {
      throw invalid("A query has at most one 'ARRAY_CONTAINS' per alternative.");
    }
    if (disjuncts.length > 1 && disjunct.some(({ op }) => op === 'NOT_IN')) {
      throw invalid("A query cannot combine 'NOT_IN' with 'OR', 'IN' or 'ARRAY_CONTAINS_ANY'.");
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
  // No alternative at all would prove every rule: one that matches nothing stays.
  return elements.length === 0 ? [filter] : elements.map((value) => ({ ...filter, op, value }));
}

function counted(disjuncts: FieldFilter[][]): FieldFilter[][] {
  if (disjuncts.length > MAX_DISJUNCTS) throw tooMany();
  return disjuncts;
}

function tooMany(): Error {
  return invalid(`A query has at most ${MAX_DISJUNCTS} alternatives ('OR', 'IN', 'ARRAY_CONTAINS_ANY').`);
}
