/** A rules file that cannot be loaded: says where (both counted from 1) and why. */
export class RulesSyntaxError extends Error {
  readonly line: number;
  readonly column: number;

  constructor(line: number, column: number, reason: string) {
    super(`Line ${line}, column ${column}: ${reason}`);
    this.name = 'RulesSyntaxError';
    this.line = line;
    this.column = column;
  }
}

/** The text of a rules file, able to turn an offset into a position. */
export class Source {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** The line of an offset, counted from 1. */
  line(offset: number): number {
    return this.text.slice(0, offset).split('\n').length;
  }

  /** Throws a RulesSyntaxError that points at `offset`. */
  fail(offset: number, reason: string): never {
    const column = offset - this.text.lastIndexOf('\n', offset - 1);
    throw new RulesSyntaxError(this.line(offset), column, reason);
  }
}
