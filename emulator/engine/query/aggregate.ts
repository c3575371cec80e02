import { invalid } from '#emulator/engine/firestoreError.ts';
import type { StoredDocument } from '#emulator/engine/values/document.ts';
import { type FieldPath, formatFieldPath, isNamePath, samePath } from '#emulator/engine/values/fieldPath.ts';
import {
  doubleValue,
  type Fields,
  isNumber,
  MAX_INT64,
  MIN_INT64,
  type NumberValue,
  numberOf,
  type Value,
} from '#emulator/engine/values/value.ts';
import { asCount, asList, asObject, own, type WireObject } from '#emulator/engine/values/wire.ts';
import { parseFieldReference } from './parseFilter.ts';
import type { ParsedQuery } from './query.ts';
import { fieldValue } from './queryMatch.ts';

type Aggregation = { alias: string } & (
  | { kind: 'count'; upTo: number }
  | { kind: 'sum' | 'avg'; field: FieldPath }
);

const MAX_AGGREGATIONS = 5;

export function parseAggregations(input: unknown): Aggregation[] {
  const inputs = asList(input, 'aggregations');
  if (inputs.length === 0) throw invalid('A query needs an aggregation.');
  if (inputs.length > MAX_AGGREGATIONS) {
    throw invalid(
      `The maximum number of aggregations allowed in an aggregation query is ${MAX_AGGREGATIONS}.`,
    );
  }
  const parsed = inputs.map((aggregation, index) =>
    parseAggregation(asObject(aggregation, 'An aggregation'), index),
  );
  if (new Set(parsed.map(({ alias }) => alias)).size < parsed.length)
    throw invalid('Two aggregations share an alias.');
  return parsed;
}

export function aggregatedFields(aggregations: Aggregation[]): FieldPath[] {
  const fields = aggregations.flatMap((aggregation) =>
    aggregation.kind === 'count' ? [] : [aggregation.field],
  );
  return [...new Map(fields.map((field) => [formatFieldPath(field), field])).values()];
}

/** Ordering by a field leaves out documents without it. No index has a field after the document name. */
export function withFields(query: ParsedQuery, fields: FieldPath[]): ParsedQuery {
  const added = fields.filter((field) => !query.orderBy.some((order) => samePath(order.field, field)));
  if (query.usesName && added.length > 0) {
    const names = added.map(formatFieldPath).sort().join(', ');
    throw invalid(
      `This query requires an index that has fields [${names}] after __name__ and Firestore does not currently support such an index. Please try the query again with additional ordering on those fields.`,
    );
  }
  const direction = query.orderBy.at(-1)?.direction ?? 'ASCENDING';
  return { ...query, orderBy: [...query.orderBy, ...added.map((field) => ({ field, direction }))] };
}

export function aggregated(
  aggregations: Aggregation[],
  count: (upTo: number) => number,
  documents: () => StoredDocument[],
): Fields {
  const needsFields = aggregations.some(({ kind }) => kind !== 'count');
  const result = needsFields ? documents() : [];
  return Object.fromEntries(
    aggregations.map((aggregation): [string, Value] => {
      if (aggregation.kind === 'count')
        return [aggregation.alias, { integerValue: String(count(aggregation.upTo)) }];
      const numbers = result
        .flatMap((document) => fieldValue(document, aggregation.field) ?? [])
        .filter(isNumber);
      return [aggregation.alias, aggregation.kind === 'sum' ? sum(numbers) : average(numbers)];
    }),
  );
}

function parseAggregation(object: WireObject, index: number): Aggregation {
  const alias = own(object, 'alias') ?? `field_${index + 1}`;
  if (typeof alias !== 'string' || !/^(?!__.*__$)[A-Za-z_][A-Za-z_0-9]{0,1499}$/.test(alias)) {
    throw invalid('An aggregation has an invalid alias.');
  }
  const [kind, ...others] = Object.keys(object).filter((key) => key !== 'alias');
  if (others.length > 0) throw invalid('An aggregation must be one of count, sum and avg.');
  const content = asObject(kind === undefined ? {} : object[kind], 'An aggregation');
  if (kind === 'count') return { alias, kind, upTo: parseUpTo(own(content, 'upTo')) };
  if (kind === 'sum' || kind === 'avg') {
    const field = parseFieldReference(own(content, 'field'));
    if (isNamePath(field)) throw invalid('Aggregations are not supported for the property: __key__');
    return { alias, kind, field };
  }
  throw invalid('An aggregation must be one of count, sum and avg.');
}

function parseUpTo(input: unknown): number {
  const upTo = asCount(input, 'upTo', 2 ** 63) ?? Number.MAX_SAFE_INTEGER;
  if (upTo === 0) throw invalid('upTo must be positive.');
  return upTo;
}

function sum(numbers: NumberValue[]): Value {
  let integers = 0n;
  let doubles = 0;
  let isInteger = true;
  for (const number of numbers) {
    if ('integerValue' in number) integers += BigInt(number.integerValue);
    else {
      doubles += numberOf(number);
      isInteger = false;
    }
  }
  const fits = integers <= MAX_INT64 && integers >= MIN_INT64;
  return isInteger && fits ? { integerValue: String(integers) } : doubleValue(Number(integers) + doubles);
}

function average(numbers: NumberValue[]): Value {
  const total = sum(numbers);
  return numbers.length === 0 || !isNumber(total)
    ? { nullValue: null }
    : doubleValue(numberOf(total) / numbers.length);
}
