import { ExpressionSize } from './expressionSize.ts';
import { powerOf } from './operatorPower.ts';
import { readPath } from './pathLiteral.ts';
import type { BinaryOperator, Expression } from './syntaxTree.ts';
import type { TokenStream } from './tokenStream.ts';

const MAX_INT = 2n ** 63n - 1n;
const WORDS = new Map<string, boolean | null>([
  ['true', true],
  ['false', false],
  ['null', null],
]);

export function parseExpression(tokens: TokenStream): Expression {
  return new ExpressionParser(tokens).parse(0);
}

class ExpressionParser {
  readonly #tokens: TokenStream;
  readonly #size: ExpressionSize;

  constructor(tokens: TokenStream) {
    this.#tokens = tokens;
    this.#size = new ExpressionSize(tokens);
  }

  parse(minimum: number): Expression {
    this.#size.enter();
    let left = this.#unary();
    for (;;) {
      const power = powerOf(this.#tokens.peek());
      if (power === undefined || power < minimum) break;
      this.#size.count();
      left = this.#infix(left, power);
    }
    this.#size.leave();
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
      this.#size.count();
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
      return { kind: 'list', at, items: this.#tokens.expectList('[', ']', () => this.parse(0)) };
    if (this.#tokens.is('{'))
      return { kind: 'map', at, entries: this.#tokens.expectList('{', '}', () => this.#entry()) };
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
    return this.#tokens.expectList('(', ')', () => this.parse(0));
  }

  #entry(): { key: Expression; value: Expression } {
    const key = this.parse(0);
    this.#tokens.expect(':');
    return { key, value: this.parse(0) };
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
}
