import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** A formatted file indents everything that is inside a function. */
const topLevelAwait = /^(?:export )?(?:(?:const|let) [^=]+= )?await\b/m;

it('no module of the site waits at its top level, because Safari runs what imports it too early', () => {
  const names = readdirSync('src', { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => /\.tsx?$/.test(name)).map((name) => join('src', name));
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => topLevelAwait.test(readFileSync(file, 'utf8')))).toEqual([]);
});
