/** An error while evaluating: the enclosing condition is not true, unless `||` or `&&` absorbs it. */
export class EvaluationError extends Error {}

export class UnprovenError extends EvaluationError {
  constructor(field: string) {
    super(`'${field}' cannot be proven from the query.`);
  }
}

/** A limit on the work of one request is exceeded: the request is denied, nothing absorbs this. */
export class LimitError extends Error {}
