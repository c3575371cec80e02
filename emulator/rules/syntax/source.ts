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

export class Source {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  line(offset: number): number {
    return this.text.slice(0, offset).split('\n').length;
  }

  fail(offset: number, reason: string): never {
    const column = offset - this.text.lastIndexOf('\n', offset - 1);
    throw new RulesSyntaxError(this.line(offset), column, reason);
  }
}
