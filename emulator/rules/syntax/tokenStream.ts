import { readToken, type Token } from './lexer.ts';
import type { Source } from './source.ts';

export class TokenStream {
  readonly source: Source;
  #ahead: Token;

  constructor(source: Source) {
    this.source = source;
    this.#ahead = readToken(source, 0);
  }

  peek(): Token {
    return this.#ahead;
  }

  next(): Token {
    const token = this.#ahead;
    this.moveTo(token.end);
    return token;
  }

  moveTo(offset: number): void {
    this.#ahead = readToken(this.source, offset);
  }

  is(text: string): boolean {
    return this.#ahead.text === text && (this.#ahead.kind === 'symbol' || this.#ahead.kind === 'word');
  }

  accept(text: string): boolean {
    const found = this.is(text);
    if (found) this.next();
    return found;
  }

  expect(text: string): Token {
    return this.is(text) ? this.next() : this.fail(`'${text}'`);
  }

  expectName(what: string): Token {
    const isName = this.#ahead.kind === 'word' && !RESERVED.has(this.#ahead.text);
    return isName ? this.next() : this.fail(what);
  }

  /** Reads `a, b,` between brackets; a trailing comma is allowed. */
  expectList<T>(opening: string, closing: string, readItem: () => T): T[] {
    const items: T[] = [];
    this.expect(opening);
    while (!this.is(closing)) {
      items.push(readItem());
      if (!this.accept(',')) break;
    }
    this.expect(closing);
    return items;
  }

  fail(wanted: string): never {
    return this.source.fail(this.#ahead.start, `Expected ${wanted}, found '${this.#ahead.text}'.`);
  }
}

const RESERVED = new Set([
  'true',
  'false',
  'null',
  'in',
  'is',
  'if',
  'let',
  'return',
  'function',
  'match',
  'allow',
  'service',
  'rules_version',
]);
