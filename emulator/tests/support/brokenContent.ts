import fc from 'fast-check';

export const junk = fc.oneof(
  fc.constantFrom(
    null,
    true,
    -1,
    1.5,
    1e300,
    '',
    '`',
    'a..b',
    '__proto__',
    '__name__',
    '\ud800',
    [],
    {},
    'x'.repeat(2000),
  ),
  fc.jsonValue({ maxDepth: 2 }),
);

/** The content with one part, chosen by the numbers, replaced by junk or removed. */
export function broken(content: unknown, way: number[], put: unknown): unknown {
  const [turn, ...rest] = way;
  if (turn === undefined || typeof content !== 'object' || content === null) return put;
  const entries = Object.entries(content);
  const chosen = entries[turn % Math.max(1, entries.length)];
  if (chosen === undefined) return put;
  const value = broken(chosen[1], rest, put);
  if (Array.isArray(content)) return content.map((one, index) => (String(index) === chosen[0] ? value : one));
  return { ...content, [chosen[0]]: value };
}

export const way = fc.array(fc.nat(20), { minLength: 1, maxLength: 12 });
