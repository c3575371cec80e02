import { describe, expect, it } from 'vitest';
import { Ruleset } from '#emulator/rules/ruleset.ts';
import { ask, OPEN, refusalOf, rulesFor } from './rulesTestKit.ts';

describe('functions', () => {
  const refusals: [string, string, string][] = [
    ['cannot call themselves', 'function f() { return f(); }', 'calls itself'],
    [
      'cannot call each other in a circle',
      'function f() { return g(); } function g() { return f(); }',
      'calls itself',
    ],
    ['have one name each', 'function f() { return 1; } function f() { return 2; }', "'f' exists already"],
    ['have one name per parameter', 'function f(a, a) { return 1; }', "'a' exists already"],
    ['take 7 parameters', 'function f(a, b, c, d, e, f, g, h) { return 1; }', '7 parameters'],
    [
      'have 10 variables',
      `function f() { ${Array.from({ length: 11 }, (_, i) => `let a${i} = 1;`).join(' ')} return 1; }`,
      '10 variables',
    ],
    [
      'use variables after they are set',
      'function f() { let a = b; let b = 1; return a; }',
      "Unknown variable 'b'",
    ],
    [
      'do not see the variables of their caller',
      'function f() { return x; } function g(x) { return f(); }',
      "Unknown variable 'x'",
    ],
    [
      'nest 20 calls deep',
      Array.from(
        { length: 21 },
        (_, i) => `function f${i}() { return ${i === 20 ? 1 : `f${i + 1}()`}; }`,
      ).join(' '),
      '20 deep',
    ],
  ];
  it.each(refusals)('%s', (_, functions, refusal) => {
    expect(refusalOf(`${functions} ${OPEN} }`)).toContain(refusal);
  });

  it('work from the file, the service and a match, and the inner one shadows', () => {
    const ruleset = Ruleset.parse(`
      function level() { return 'file'; }
      function outer() { return level(); }
      service cloud.firestore {
        function level() { return 'service'; }
        match /databases/{database}/documents/things/{id} {
          function level() { let mine = 'match'; let copy = mine; return copy + id; }
          allow get: if level() == 'matchone' && outer() == 'file' && same(1, 2) == 3;
          function same(a, b) { return sum(b, a); }
          function sum(id, math) { return id + math; }
        }
      }`);
    expect(ask(ruleset)).toEqual({ allowed: true });
  });

  it('may name a parameter like a namespace', () => {
    const ruleset = rulesFor(`match /things/{id} {
      function long(duration) { return duration.seconds() > 5; }
      allow get: if long(duration.value(1, 'm'));
    }`);
    expect(ask(ruleset)).toEqual({ allowed: true });
  });

  it('may evaluate a thousand expressions for one request, as in production', () => {
    const sums = (count: number) => Array(count).fill('1').join(' + ');
    const asking = (count: number) =>
      ask(rulesFor(`match /things/{id} { allow get: if ${sums(count)} > 0; }`));
    expect(asking(499)).toEqual({ allowed: true });
    expect(asking(501)).toMatchObject({ reason: expect.stringContaining('too many steps') });
  });

  it('that multiply each other are stopped, not waited for', () => {
    const doubling = Array.from(
      { length: 18 },
      (_, i) => `function f${i}() { return f${i + 1}() + f${i + 1}(); }`,
    );
    const ruleset = rulesFor(`${doubling.join(' ')} function f18() { return 1; }
      match /things/{id} { allow get: if f0() > 0 || true; }`);
    expect(ask(ruleset)).toMatchObject({ allowed: false, reason: expect.stringContaining('too many steps') });
  });
});
