import type { Segment } from './syntaxTree.ts';
import type { TokenStream } from './tokenStream.ts';

const LITERAL = /\(default\)|[A-Za-z0-9_-]+/y;

/** Reads `/a/$(b)/c`, starting at the next '/'; `parseBound` reads the expression inside `$(`. */
export function readPath<T>(tokens: TokenStream, parseBound: () => T): (string | T)[] {
  return readSegments<string | T>(tokens, (offset) => {
    if (!tokens.source.text.startsWith('$(', offset)) return readLiteral(tokens, offset);
    tokens.moveTo(offset + 2);
    const value = parseBound();
    return { value, end: endOf(tokens, ')') };
  });
}

export function readMatchPath(tokens: TokenStream): Segment[] {
  return readSegments<Segment>(tokens, (offset) => {
    if (tokens.source.text[offset] !== '{') {
      const { value, end } = readLiteral(tokens, offset);
      return { value: { kind: 'literal', text: value }, end };
    }
    tokens.moveTo(offset + 1);
    const text = tokens.expectName('the name of a wildcard').text;
    const isRest = tokens.accept('=');
    if (isRest) for (const star of '**') tokens.expect(star);
    return { value: { kind: isRest ? 'rest' : 'single', text }, end: endOf(tokens, '}') };
  });
}

type Read<T> = { value: T; end: number };

function readSegments<T>(tokens: TokenStream, readOne: (offset: number) => Read<T>): T[] {
  const { text } = tokens.source;
  const segments: T[] = [];
  let offset = tokens.is('/') ? tokens.peek().start : tokens.fail('a path');
  while (text[offset] === '/' && !/^\/[/*]/.test(text.slice(offset, offset + 2))) {
    const segment = readOne(offset + 1);
    segments.push(segment.value);
    offset = segment.end;
  }
  tokens.moveTo(offset);
  return segments;
}

function readLiteral(tokens: TokenStream, offset: number): Read<string> {
  LITERAL.lastIndex = offset;
  const value =
    LITERAL.exec(tokens.source.text)?.[0] ?? tokens.source.fail(offset, 'Expected a segment of the path.');
  return { value, end: offset + value.length };
}

/** The end of the closing token, without reading further: the text after a path may not be a valid token. */
function endOf(tokens: TokenStream, closing: string): number {
  return tokens.is(closing) ? tokens.peek().end : tokens.fail(`'${closing}'`);
}
