import type { Token } from './lexer.ts';

const POWERS = new Map([
  ['?', 1],
  ['||', 2],
  ['&&', 3],
  ...['==', '!='].map((operator): [string, number] => [operator, 4]),
  ...['<', '<=', '>', '>=', 'in', 'is'].map((operator): [string, number] => [operator, 5]),
  ...['+', '-'].map((operator): [string, number] => [operator, 6]),
  ...['*', '/', '%'].map((operator): [string, number] => [operator, 7]),
]);
/** Binding power of `!` and `-` before a value. */
export const UNARY_POWER = 8;

export function powerOf({ kind, text }: Token): number | undefined {
  return kind === 'value' ? undefined : POWERS.get(text);
}
