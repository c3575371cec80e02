import { describe, expect, it } from 'vitest';
import { Ruleset } from '#emulator/rules/ruleset.ts';
import { ask, OPEN, refusalOf } from './rulesTestKit.ts';

/** The error for an invalid condition, which starts in line 2, column 11. */
function conditionRefusal(condition: string): string {
  return refusalOf(`service cloud.firestore { match /a/{b} { function f(x, y) { return x; } allow get: if
          ${condition}; } }`);
}

describe('a syntax error names line and column', () => {
  it.each([
    ['', "L1:1 Expected 'service cloud.firestore', found 'end of file'."],
    [`${OPEN}\n  match /a/{b} {\n    allow gett: if true;\n  }\n}`, "L3:11 Unknown operation 'gett'."],
    [
      `${OPEN}\n  match /a/{b} {\n    allow get: if true 1\n  }\n}`,
      "L3:24 Expected 'allow', 'match', 'function' or '}', found '1'.",
    ],
    [`${OPEN} match /a/{b} {`, "L1:41 Expected 'allow', 'match', 'function' or '}', found 'end of file'."],
    [`${OPEN} allow get; }`, "L1:27 Expected 'match', 'function' or '}', found 'allow'."],
    [`${OPEN} match a/{b} {} }`, "L1:33 Expected a path, found 'a'."],
    [`${OPEN} match /a//b {} }`, "L1:43 Expected '{', found 'end of file'."],
    [`${OPEN} match /a/{b=*} {} }`, "L1:40 Expected '*', found '}'."],
    [`${OPEN} match /a/ {} }`, 'L1:36 Expected a segment of the path.'],
    ['service firebase.storage {}', "L1:9 Expected 'cloud', found 'firebase'."],
    [
      `${OPEN} function f() { return 1; } } ${OPEN} }`,
      "L1:56 Expected a function or the end of the file, found 'service'.",
    ],
    ['/* never closed', 'L1:1 This comment is not closed.'],
    [`${OPEN} function f() { let a = 1 return a; } }`, "L1:52 Expected ';', found 'return'."],
    [`${OPEN} function f() { } }`, "L1:42 Expected 'return', found '}'."],
    [`${OPEN} function if() { return 1; } }`, "L1:36 Expected the name of the function, found 'if'."],
  ])('%j', (text, refusal) => {
    expect(refusalOf(text)).toBe(refusal);
  });
});

describe('a condition that could never work is refused while loading', () => {
  it.each([
    ['x.y', "L2:11 Unknown variable 'x'."],
    ['resource.data.a == 1 && requst.auth != null', "L2:35 Unknown variable 'requst'."],
    ['g(1)', "L2:11 Unknown function 'g'."],
    ['f(1)', 'L2:11 f() takes 2 arguments, not 1.'],
    ['get(/a/b, 1)', 'L2:11 get() takes 1 arguments, not 2.'],
    ['request.auth.uid.sise() > 1', "L2:28 Unknown function 'sise'."],
    ['request.auth.uid.size(1) > 1', 'L2:28 size() takes 0 arguments, not 1.'],
    ["resource.data.get('a') == 1", 'L2:25 get() takes 2 arguments, not 1.'],
    ['math.cube(1) == 1', "L2:16 Unknown function 'math.cube'."],
    ['math.abs(1, 2) == 1', 'L2:16 math.abs() takes 1 arguments, not 2.'],
    ['math == 1', "L2:11 Unknown variable 'math'."],
    ["bool('true')", "L2:11 Unknown function 'bool'."],
    ['math.isInfinite(1.0)', "L2:16 Unknown function 'math.isInfinite'."],
    ["hashing.crc32('a') == b", "L2:19 Unknown function 'hashing.crc32'."],
    ["b.matches('(?<!a)b')", 'L2:21 Invalid regular expression pattern. Pattern: (?<!a)b.'],
    ["b.matches('(a)\\\\1')", 'L2:21 Invalid regular expression pattern. Pattern: (a)\\1.'],
    ["b.matches('(?<n>a)\\\\k<n>')", 'L2:21 Invalid regular expression pattern. Pattern: (?<n>a)\\k<n>.'],
    ["b.split('\\\\u0041') == []", 'L2:19 Invalid regular expression pattern. Pattern: \\u0041.'],
    ["b.replace('[a', '') == ''", 'L2:21 Invalid regular expression pattern. Pattern: [a.'],
    ["b.matches('a{1001}')", 'L2:21 Invalid regular expression pattern. Pattern: a{1001}.'],
    ["b == 'open", "L2:16 Missing a closing '"],
    ["b == '\\uD8'", "L2:18 Missing a closing '"],
    ['99999999999999999999 > 1', 'L2:11 Invalid number literal 99999999999999999999.'],
    ['b === b', "L2:15 Expected an expression, found '='."],
    ['(b == b', "L2:18 Expected ')', found ';'."],
    ['[1, 2', "L2:16 Expected ']', found ';'."],
    ["{'a' 1} == b", "L2:16 Expected ':', found '1'."],
    ['b ? true', "L2:19 Expected ':', found ';'."],
    ['b.1', "L2:12 Expected 'allow', 'match', 'function' or '}', found '.1'."],
    ['b # b', "L2:13 Unexpected character '#'."],
    ['exists(/a/$(b)/)', 'L2:26 Expected a segment of the path.'],
  ])('%s', (condition, refusal) => {
    expect(conditionRefusal(condition)).toBe(refusal);
  });
});

it('expressions are limited in depth and length', () => {
  expect(conditionRefusal(`${'('.repeat(200)}b`)).toBe(
    'L2:110 Expression is too complex to evaluate safely.',
  );
  expect(conditionRefusal(Array(2000).fill('b').join('+'))).toBe(
    'L2:2011 Expression is too complex to evaluate safely.',
  );
});

it('matches nest ten deep', () => {
  const nested = (depth: number) =>
    `${OPEN} ${'match /a/{b} {'.repeat(depth)} allow get; ${'}'.repeat(depth)} }`;
  expect(refusalOf(nested(10).replaceAll('{b}', 'b'))).toBe('accepted');
  expect(refusalOf(nested(11).replaceAll('{b}', 'b'))).toContain('10 levels deep');
});

it('comments and whitespace are allowed anywhere', () => {
  const ruleset = Ruleset.parse(`// first
    rules_version /* two */ = '2' ; service cloud . firestore { // service
    match /databases/{ database }/documents/{ path = ** } // path
    { allow get /* read */ , list : if 4 / 2 == 2 /**/ ; } }`);
  expect(ask(ruleset)).toEqual({ allowed: true });
});

it('a file over 256 kB is refused', () => {
  expect(refusalOf(' '.repeat(300_000))).toContain('256 kB');
});
