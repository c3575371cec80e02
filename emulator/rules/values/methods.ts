import { EvaluationError } from '#emulator/rules/evaluationError.ts';
import { diffMethods, listMethods, mapMethods, setMethods } from './collectionMethods.ts';
import type { Method, MethodTable } from './methodTable.ts';
import { bytesMethods, stringMethods } from './stringMethods.ts';
import { durationMethods, latLngMethods, timestampMethods } from './timeMethods.ts';
import { mismatch, typeOf } from './types.ts';
import { FieldSymbol, PartialMap, type RulesValue } from './values.ts';

const TABLES = new Map<string, MethodTable>([
  ['string', stringMethods],
  ['bytes', bytesMethods],
  ['list', listMethods],
  ['set', setMethods],
  ['map', mapMethods],
  ['map_diff', diffMethods],
  ['timestamp', timestampMethods],
  ['duration', durationMethods],
  ['latlng', latLngMethods],
]);

export function methodArities(name: string): Set<number> {
  const methods = Array.from(TABLES.values(), (table) => table.get(name));
  return new Set(
    methods.filter((method): method is Method => method !== undefined).map(({ arity }) => arity),
  );
}

export function callMethod(receiver: RulesValue, name: string, parameters: RulesValue[]): RulesValue {
  if (receiver === null || receiver instanceof FieldSymbol || receiver instanceof PartialMap) {
    return mismatch(`a value with ${name}()`, receiver);
  }
  const method = TABLES.get(typeOf(receiver))?.get(name);
  if (method === undefined || method.arity !== parameters.length) {
    throw new EvaluationError(
      `${typeOf(receiver)} has no method ${name}() with ${parameters.length} arguments.`,
    );
  }
  return method.run(receiver, parameters);
}
