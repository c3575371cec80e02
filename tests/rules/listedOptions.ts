import { readFileSync } from 'node:fs';

const rules = readFileSync('firestore.rules', 'utf8');

/** The values that `firestore.rules` allows in a field, in order. */
export function listedOptions(field: string): string[] {
  const list = new RegExp(`(?:\\['${field}'\\]|\\.${field}) in \\[([^\\]]*)\\]`).exec(rules)?.[1];
  if (list === undefined) throw new Error(`firestore.rules has no list for ${field}`);
  return [...list.matchAll(/'([^']*)'/g)].map(([, option = '']) => option);
}

/** Options that the rules also allow, so that differing lists fail only in `listedOptions.test.ts`. */
export function sharedOptions<T extends string>(field: string, options: readonly T[]): [T, ...T[]] {
  const allowed = listedOptions(field);
  const [first = options[0], ...others] = options.filter((option) => allowed.includes(option));
  if (first === undefined) throw new Error(`There are no options for ${field}`);
  return [first, ...others];
}
