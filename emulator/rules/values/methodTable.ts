import type { RulesValue } from './values.ts';

/** The methods of one type; `arity` is the number of arguments that a call must have. */
export type MethodTable = ReadonlyMap<string, Method>;
export type Method = { arity: number; run: (receiver: RulesValue, parameters: RulesValue[]) => RulesValue };

type Run<T> = (receiver: T, ...parameters: RulesValue[]) => RulesValue;

export function methodTable<T>(receive: (value: RulesValue) => T, runs: Record<string, Run<T>>): MethodTable {
  const entries = Object.entries(runs).map(([name, run]): [string, Method] => [
    name,
    { arity: run.length - 1, run: (receiver, parameters) => run(receive(receiver), ...parameters) },
  ]);
  return new Map(entries);
}
