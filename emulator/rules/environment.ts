import type { FunctionNode, FunctionTable } from '#emulator/rules/syntax/syntaxTree.ts';
import type { Path, RulesValue } from '#emulator/rules/values/values.ts';
import { LimitError } from './evaluationError.ts';

/** Production's limit on the expressions evaluated for one request. */
const MAX_STEPS = 1_000;
const TOO_MANY_STEPS =
  'Unable to evaluate the expression as the maximum of 1000 expressions to evaluate has been reached.';

export class Evaluation {
  readonly readDocument: (path: Path, isAfter: boolean) => RulesValue;
  #steps = 0;

  constructor(readDocument: (path: Path, isAfter: boolean) => RulesValue) {
    this.readDocument = readDocument;
  }

  step(): void {
    this.#steps += 1;
    if (this.#steps > MAX_STEPS) throw new LimitError(TOO_MANY_STEPS);
  }
}

export class Environment {
  readonly evaluation: Evaluation;
  readonly #names: ReadonlyMap<string, RulesValue>;
  readonly #functions: FunctionTable;
  readonly #outer: Environment | null;

  constructor(
    names: ReadonlyMap<string, RulesValue>,
    functions: FunctionTable,
    context: Evaluation | Environment,
  ) {
    this.#names = names;
    this.#functions = functions;
    this.#outer = context instanceof Environment ? context : null;
    this.evaluation = context instanceof Environment ? context.evaluation : context;
  }

  find(name: string): RulesValue | undefined {
    return this.#names.get(name) ?? (this.#names.has(name) ? null : this.#outer?.find(name));
  }

  findFunction(name: string): { node: FunctionNode; definedIn: Environment } | null {
    const node = this.#functions.get(name);
    return node === undefined ? (this.#outer?.findFunction(name) ?? null) : { node, definedIn: this };
  }
}
