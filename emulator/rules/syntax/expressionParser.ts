import { readPath } from './pathLiteral.ts';
import type { BinaryOperator, Expression } from './syntaxTree.ts';
import type { TokenStream } from './tokenStream.ts';

const POWERS = new Map([
  ['?', 1],
  ['||', 2],
  ['&&', 3],
  ...['==', '!='].map((operator): [string, number] => [operator, 4]),
  ...['<', '<=', '>', '>=', 'in', 'is'].map((operator): [string, number] => [operator, 5]),
  ...['+', '-'].map((operator): [string, number] => [operator, 6]),
  ...['*', '/', '%'].map((operator): [string, number] => [operator, 7]),
]);
const MAX_INT = 2n ** 63n - 1n;
const WORDS = new Map<string, boolean | null>([
  ['true', true],
  ['false', false],
  ['null', null],
]);

/** Production evaluates at most 1,000 expressions per request; a larger or deeper one is refused while loading. */
const MAX_NODES = 1000;
const MAX_DEPTH = 100;

/** Parses one expression by precedence climbing and leaves the stream behind it. */
export function parseExpression(tokens: TokenStream): Expression {
  return new ExpressionParser(tokens).parse(0);
}

class ExpressionParser {
  readonly #tokens: TokenStream;
  #nodes = 0;
  #depth = 0;

  constructor(tokens: TokenStream) {
    this.#tokens = tokens;
  }

  parse(minimum: number): Expression {
    this.#count();
    this.#depth += 1;
    if (this.#depth > MAX_DEPTH) this.#refuse('nested too deeply');
    let left = this.#unary();
    for (;;) {
      const power = this.#powerAhead();
      if (power === undefined || power < minimum) break;
      this.#count();
      left = this.#infix(left, power);
    }
    this.#depth -= 1;
    return left;
  }

  #infix(left: Expression, power: number): Expression {
    const { text, start: at } = this.#tokens.next();
    if (text === '?') {
      const yes = this.parse(1);
      this.#tokens.expect(':');
      return { kind: 'conditional', at, test: left, yes, no: this.parse(1) };
    }
    if (text === 'is') return { kind: 'is', at, operand: left, type: this.#typeName() };
    return { kind: 'binary', at, operator: text as BinaryOperator, left, right: this.parse(power + 1) };
  }

  #unary(): Expression {
    const { start: at } = this.#tokens.peek();
    if (this.#tokens.accept('!')) return { kind: 'unary', at, operator: '!', operand: this.parse(8) };
    if (!this.#tokens.accept('-')) return this.#postfix(this.#primary());
    const { value } = this.#tokens.peek();
    if (typeof value !== 'bigint') return { kind: 'unary', at, operator: '-', operand: this.parse(8) };
    this.#tokens.next();
    return this.#postfix({ kind: 'literal', at, value: -value });
  }

  #postfix(start: Expression): Expression {
    let object = start;
    for (;;) {
      this.#count();
      const { start: at } = this.#tokens.peek();
      if (this.#tokens.accept('.')) object = this.#member(object, at);
      else if (this.#tokens.accept('[')) object = this.#subscript(object, at);
      else return object;
    }
  }

  #member(object: Expression, at: number): Expression {
    const token = this.#tokens.next();
    if (token.kind !== 'word')
      this.#tokens.source.fail(token.start, `Expected a name after '.', found '${token.text}'.`);
    if (!this.#tokens.is('(')) return { kind: 'member', at, object, name: token.text };
    return { kind: 'method', at: token.start, object, name: token.text, arguments: this.#argumentList() };
  }

  #subscript(object: Expression, at: number): Expression {
    const index = this.parse(0);
    const to = this.#tokens.accept(':') ? this.parse(0) : null;
    this.#tokens.expect(']');
    return to === null
      ? { kind: 'index', at, object, index }
      : { kind: 'range', at, object, from: index, to };
  }

  #primary(): Expression {
    const { kind, text, value, start: at } = this.#tokens.peek();
    if (kind === 'value') {
      this.#tokens.next();
      if (typeof value === 'bigint' && value > MAX_INT)
        this.#tokens.source.fail(at, 'This integer needs more than 64 bits.');
      return { kind: 'literal', at, value };
    }
    if (this.#tokens.is('/'))
      return { kind: 'path', at, segments: readPath(this.#tokens, () => this.parse(0)) };
    if (this.#tokens.accept('(')) return this.#closedBy(')', this.parse(0));
    if (this.#tokens.is('['))
      return { kind: 'list', at, items: this.#separated('[', ']', () => this.parse(0)) };
    if (this.#tokens.is('{'))
      return { kind: 'map', at, entries: this.#separated('{', '}', () => this.#entry()) };
    const constant = kind === 'word' ? WORDS.get(text) : undefined;
    if (constant === undefined) return this.#named();
    this.#tokens.next();
    return { kind: 'literal', at, value: constant };
  }

  #named(): Expression {
    const { text: name, start: at } = this.#tokens.expectName('an expression');
    if (!this.#tokens.is('(')) return { kind: 'name', at, name };
    return { kind: 'call', at, name, arguments: this.#argumentList() };
  }

  #argumentList(): Expression[] {
    return this.#separated('(', ')', () => this.parse(0));
  }

  #entry(): { key: Expression; value: Expression } {
    const key = this.parse(0);
    this.#tokens.expect(':');
    return { key, value: this.parse(0) };
  }

  #separated<T>(opening: string, closing: string, parseOne: () => T): T[] {
    const items: T[] = [];
    this.#tokens.expect(opening);
    while (!this.#tokens.is(closing)) {
      items.push(parseOne());
      if (!this.#tokens.accept(',')) break;
    }
    this.#tokens.expect(closing);
    return items;
  }

  #closedBy(closing: string, inner: Expression): Expression {
    this.#tokens.expect(closing);
    return inner;
  }

  #typeName(): string {
    const token = this.#tokens.next();
    return token.kind === 'word'
      ? token.text
      : this.#tokens.source.fail(token.start, "Expected a type after 'is'.");
  }

  #powerAhead(): number | undefined {
    const { kind, text } = this.#tokens.peek();
    return kind === 'value' ? undefined : POWERS.get(text);
  }

  #count(): void {
    this.#nodes += 1;
    if (this.#nodes > 3 * MAX_NODES) this.#refuse('too long');
  }

  #refuse(why: string): never {
    this.#tokens.source.fail(this.#tokens.peek().start, `This expression is ${why}.`);
  }
}
