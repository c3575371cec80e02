/** An evaluation error: the enclosing condition is not true, unless `||` or `&&` absorbs the error. */
export class EvaluationError extends Error {}

export class UnprovenError extends EvaluationError {
  constructor(field: string) {
    super(`'${field}' cannot be proven from the query.`);
  }
}

/** A request has exceeded a limit: it is denied, and nothing absorbs the error. */
export class LimitError extends Error {}
