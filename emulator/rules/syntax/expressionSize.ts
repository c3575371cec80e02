import type { TokenStream } from './tokenStream.ts';

/** Production evaluates at most 1,000 expressions per request; a larger or deeper one is refused while loading. */
const MAX_NODES = 1000;
const MAX_DEPTH = 100;

export class ExpressionSize {
  readonly #tokens: TokenStream;
  #nodes = 0;
  #depth = 0;

  constructor(tokens: TokenStream) {
    this.#tokens = tokens;
  }

  enter(): void {
    this.count();
    this.#depth += 1;
    if (this.#depth > MAX_DEPTH) this.#refuse('nested too deeply');
  }

  leave(): void {
    this.#depth -= 1;
  }

  count(): void {
    this.#nodes += 1;
    if (this.#nodes > 3 * MAX_NODES) this.#refuse('too long');
  }

  #refuse(why: string): never {
    this.#tokens.source.fail(this.#tokens.peek().start, `This expression is ${why}.`);
  }
}
