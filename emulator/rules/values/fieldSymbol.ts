import { UnprovenError } from '#emulator/rules/evaluationError.ts';
import type { ComparisonOperator } from '#emulator/rules/syntax/syntaxTree.ts';
import type { RulesValue } from './values.ts';

/** What a query says about a field: `contains` is Firestore's array-contains, `exists` an order by it. */
export type Constraint = {
  operator: Exclude<ComparisonOperator, 'in'> | 'contains' | 'exists';
  value: RulesValue;
};

/** Stands for a field, or a document id, of which only some constraints are known. */
export class FieldSymbol {
  readonly field: string;
  readonly constraints: readonly Constraint[];

  constructor(field: string, constraints: readonly Constraint[]) {
    this.field = field;
    this.constraints = constraints;
  }

  fail(): never {
    throw new UnprovenError(this.field);
  }
}

/** A map of which only some fields are known; whether others exist is unknown too. */
export class PartialMap {
  readonly field: string;
  readonly known: ReadonlyMap<string, RulesValue>;

  constructor(field: string, known: ReadonlyMap<string, RulesValue>) {
    this.field = field;
    this.known = known;
  }

  get(name: string): RulesValue {
    const value = this.known.get(name);
    if (value === undefined) throw new UnprovenError(this.field === '' ? name : `${this.field}.${name}`);
    return value;
  }

  fail(): never {
    throw new UnprovenError(this.field === '' ? 'resource.data' : this.field);
  }
}
