import { describe, expect, it } from 'vitest';
import { Ruleset } from '#emulator/rules/ruleset.ts';
import { ask, OPEN, refusalOf, rulesFor } from './rulesTestKit.ts';

describe('functions', () => {
  const refusals: [string, string, string][] = [
    ['cannot call themselves', 'function f() { return f(); }', 'calls itself'],
    [
      'cannot call each other in a cycle',
      'function f() { return g(); } function g() { return f(); }',
      'calls itself',
    ],
    [
      'must have different names',
      'function f() { return 1; } function f() { return 2; }',
      "'f' is already defined",
    ],
    [
      'must have different names for their parameters',
      'function f(a, a) { return 1; }',
      "'a' is already defined",
    ],
    ['take at most 7 parameters', 'function f(a, b, c, d, e, f, g, h) { return 1; }', '7 parameters'],
    [
      'have at most 10 variables',
      `function f() { ${Array.from({ length: 11 }, (_, i) => `let a${i} = 1;`).join(' ')} return 1; }`,
      '10 variables',
    ],
    [
      'cannot use a variable before it is set',
      'function f() { let a = b; let b = 1; return a; }',
      "Unknown variable 'b'",
    ],
    [
      'do not see the variables of their caller',
      'function f() { return x; } function g(x) { return f(); }',
      "Unknown variable 'x'",
    ],
    [
      'nest at most 20 calls deep',
      Array.from(
        { length: 21 },
        (_, i) => `function f${i}() { return ${i === 20 ? 1 : `f${i + 1}()`}; }`,
      ).join(' '),
      '20 levels deep',
    ],
  ];
  it.each(refusals)('%s', (_, functions, refusal) => {
    expect(refusalOf(`rules_version = '2'; ${functions} ${OPEN} match /a/{b} { allow get; } }`)).toContain(
      refusal,
    );
  });

  it('work in the file, the service and a match, and the inner one shadows the outer', () => {
    const ruleset = Ruleset.parse(`rules_version = '2';
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

  it('may have a parameter named like a namespace', () => {
    const ruleset = rulesFor(`match /things/{id} {
      function long(duration) { return duration.seconds() > 5; }
      allow get: if long(duration.value(1, 'm'));
    }`);
    expect(ask(ruleset)).toEqual({ allowed: true });
  });

  it('that call each other many times are stopped early', () => {
    const doubling = Array.from(
      { length: 18 },
      (_, i) => `function f${i}() { return f${i + 1}() + f${i + 1}(); }`,
    );
    const ruleset = rulesFor(`${doubling.join(' ')} function f18() { return 1; }
      match /things/{id} { allow get: if f0() > 0 || true; }`);
    expect(ask(ruleset)).toMatchObject({
      allowed: false,
      reason: expect.stringContaining('maximum of 1000 expressions'),
    });
  });
});
