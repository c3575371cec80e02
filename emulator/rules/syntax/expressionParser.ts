import { TYPE_NAMES } from '#emulator/rules/values/types.ts';
import { checkDepth, MAX_DEPTH, TOO_COMPLEX } from './childNodes.ts';
import { powerOf, UNARY_POWER } from './operatorPower.ts';
import { readPath } from './pathLiteral.ts';
import type { BinaryOperator, Expression } from './syntaxTree.ts';
import type { TokenStream } from './tokenStream.ts';

const MAX_INT = 2n ** 63n - 1n;
const WORDS = new Map<string, boolean | null>([
  ['true', true],
  ['false', false],
  ['null', null],
]);

/** Longer expressions are refused before their depth is measured. */
const MAX_LENGTH = 3_000;

/** If this follows '/', Google's compiler reads a path instead of a division. */
const PATH_START = /[\w'"({$-]/;

export function parseExpression(tokens: TokenStream): Expression {
  const expression = new ExpressionParser(tokens).parse(0);
  checkDepth(expression, tokens.source);
  return expression;
}

class ExpressionParser {
  readonly #tokens: TokenStream;
  #depth = 0;
  #length = 0;

  constructor(tokens: TokenStream) {
    this.#tokens = tokens;
  }

  parse(minimum: number): Expression {
    this.#count();
    this.#depth += 1;
    if (this.#depth > MAX_DEPTH) this.#refuse(TOO_COMPLEX);
    let left = this.#unary();
    for (;;) {
      const power = powerOf(this.#tokens.peek());
      if (power === undefined || power < minimum) break;
      this.#count();
      left = this.#infix(left, power);
    }
    this.#depth -= 1;
    return left;
  }

  #infix(left: Expression, power: number): Expression {
    const { text, start: at, end } = this.#tokens.next();
    if (text === '/' && PATH_START.test(this.#tokens.source.text[end] ?? ''))
      this.#tokens.source.fail(at, "Missing 'match' keyword before path.");
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
    if (this.#tokens.accept('!'))
      return { kind: 'unary', at, operator: '!', operand: this.parse(UNARY_POWER) };
    if (!this.#tokens.accept('-')) return this.#postfix(this.#primary());
    const { value, text } = this.#tokens.peek();
    if (text === '-' || text === '!') this.#refuse(`Unexpected '${text}'.`);
    if (typeof value !== 'bigint')
      return { kind: 'unary', at, operator: '-', operand: this.parse(UNARY_POWER) };
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
    if (token.text === 'rules_version') this.#tokens.source.fail(token.start, "Unexpected 'rules_version'.");
    if (token.text === 'service') this.#refuse(`Unexpected '${this.#tokens.peek().text}'.`);
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
        this.#tokens.source.fail(at, `Invalid number literal ${text}.`);
      return { kind: 'literal', at, value };
    }
    if (this.#tokens.is('/'))
      return { kind: 'path', at, segments: readPath(this.#tokens, () => this.parse(0)) };
    if (this.#tokens.accept('(')) return this.#group(at);
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

  #group(at: number): Expression {
    const inner = this.parse(0);
    this.#tokens.expect(')');
    return { kind: 'group', at, inner };
  }

  #typeName(): string {
    const { kind, text, end } = this.#tokens.next();
    if (kind !== 'word' || !TYPE_NAMES.has(text)) {
      this.#tokens.source.fail(
        end,
        `An unsupported type identifier was used with the 'is' operator. Received ${text}. Expected one of ${[...TYPE_NAMES].join()}`,
      );
    }
    return text;
  }

  #count(): void {
    this.#length += 1;
    if (this.#length > MAX_LENGTH) this.#refuse(TOO_COMPLEX);
  }

  #refuse(reason: string): never {
    this.#tokens.source.fail(this.#tokens.peek().start, reason);
  }
}
