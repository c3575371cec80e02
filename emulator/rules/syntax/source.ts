/**
 * A rules file that cannot be loaded: reports the line and column (both from 1) and the reason, as `firebase deploy`
 * does.
 */
export class RulesSyntaxError extends Error {
  readonly line: number;
  readonly column: number;

  constructor(line: number, column: number, reason: string) {
    super(`L${line}:${column} ${reason}`);
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
