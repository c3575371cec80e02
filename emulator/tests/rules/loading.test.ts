import { describe, expect, it } from 'vitest';
import { Ruleset } from '#emulator/rules/ruleset.ts';
import { ask, OPEN, refusalOf } from './rulesTestKit.ts';

/** How a condition is refused; its first character is in line 2, column 11. */
function conditionRefusal(condition: string): string {
  return refusalOf(`service cloud.firestore { match /a/{b} { function f(x, y) { return x; } allow get: if
          ${condition}; } }`);
}

describe('a syntax error names line and column', () => {
  it.each([
    ['', "1:1 Expected 'service cloud.firestore', found 'end of file'."],
    [
      `${OPEN}\n  match /a/{b} {\n    allow gett: if true;\n  }\n}`,
      "3:11 'gett' is not an operation to allow.",
    ],
    [`${OPEN}\n  match /a/{b} {\n    allow get if true;\n  }\n}`, "3:15 Expected ':', found 'if'."],
    [`${OPEN}\n  match /a/{b} {\n    allow get: if true\n  }\n}`, "4:3 Expected ';', found '}'."],
    [`${OPEN} match /a/{b} {`, "1:41 Expected 'allow', 'match', 'function' or '}', found 'end of file'."],
    [`${OPEN} allow get; }`, "1:27 Expected 'match', 'function' or '}', found 'allow'."],
    [`${OPEN} match a/{b} {} }`, "1:33 Expected a path, found 'a'."],
    [`${OPEN} match /a//b {} }`, "1:43 Expected '{', found 'end of file'."],
    [`${OPEN} match /a/{b=*} {} }`, "1:40 Expected '*', found '}'."],
    [`${OPEN} match /a/ {} }`, '1:36 Expected a segment of the path.'],
    ["rules_version = '3';", "1:17 The version of rules is '1' or '2'."],
    ['service firebase.storage {}', "1:9 Expected 'cloud', found 'firebase'."],
    [`${OPEN} } ${OPEN} }`, "1:29 Expected a function or the end of the file, found 'service'."],
    ['/* never closed', '1:1 This comment is not closed.'],
    [`${OPEN} function f() { let a = 1 return a; } }`, "1:52 Expected ';', found 'return'."],
    [`${OPEN} function f() { } }`, "1:42 Expected 'return', found '}'."],
    [`${OPEN} function if() { return 1; } }`, "1:36 Expected the name of the function, found 'if'."],
  ])('%j', (text, refusal) => {
    expect(refusalOf(text)).toBe(refusal);
  });
});

describe('a condition that could never work is refused while loading', () => {
  it.each([
    ['x.y', "2:11 Unknown variable 'x'."],
    ['resource.data.a == 1 && requst.auth != null', "2:35 Unknown variable 'requst'."],
    ['g(1)', "2:11 Unknown function 'g'."],
    ['f(1)', '2:11 f() takes 2 arguments, not 1.'],
    ['get(/a/b, 1)', '2:11 get() takes 1 arguments, not 2.'],
    ['request.auth.uid.sise() > 1', "2:28 Unknown function 'sise'."],
    ['request.auth.uid.size(1) > 1', '2:28 size() takes 0 arguments, not 1.'],
    ["resource.data.get('a') == 1", '2:25 get() takes 2 arguments, not 1.'],
    ['math.cube(1) == 1', "2:16 Unknown function 'math.cube'."],
    ['math.abs(1, 2) == 1', '2:16 math.abs() takes 1 arguments, not 2.'],
    ['math == 1', "2:11 Unknown variable 'math'."],
    ["bool('true')", "2:11 Unknown function 'bool'."],
    ['math.isInfinite(1.0)', "2:16 Unknown function 'math.isInfinite'."],
    ["hashing.crc32('a') == b", "2:19 Unknown function 'hashing.crc32'."],
    ['1 is integer', "2:13 Unknown type 'integer'."],
    ["b.matches('(?=a)')", '2:21 Invalid pattern: RE2 knows no look-around.'],
    ["b.matches('(?<!a)b')", '2:21 Invalid pattern: RE2 knows no look-around.'],
    ["b.matches('(a)\\\\1')", '2:21 Invalid pattern: RE2 knows no back-references.'],
    ["b.matches('(?<n>a)\\\\k<n>')", '2:21 Invalid pattern: RE2 knows no back-references.'],
    ["b.split('\\\\u0041') == []", "2:19 Invalid pattern: unknown escape '\\u'."],
    ["b.replace('[a', '') == ''", "2:21 Invalid pattern: missing ']'."],
    ["b.matches('a{1001}')", '2:21 Invalid pattern: more than 1000 repetitions.'],
    ["b.matches('\\d')", "2:22 Unknown escape '\\d' in a string."],
    ["b == 'open", '2:16 This string is not closed.'],
    ["b == '\\uD8'", '2:17 This escape names no character.'],
    ['1x == 1', '2:11 This is neither a number nor a name.'],
    ['9223372036854775808 > 1', '2:11 This integer needs more than 64 bits.'],
    ['-9223372036854775809 < 1', '2:12 This integer needs more than 64 bits.'],
    ['99999999999999999999 > 1', '2:11 This integer needs more than 64 bits.'],
    ['b === b', "2:15 Expected an expression, found '='."],
    ['(b == b', "2:18 Expected ')', found ';'."],
    ['[1, 2', "2:16 Expected ']', found ';'."],
    ["{'a' 1} == b", "2:16 Expected ':', found '1'."],
    ['b ? true', "2:19 Expected ':', found ';'."],
    ['b.1', "2:13 Expected a name after '.', found '1'."],
    ['b # b', "2:13 Unexpected character '#'."],
    ['exists(/a/$(b)/)', '2:26 Expected a segment of the path.'],
  ])('%s', (condition, refusal) => {
    expect(conditionRefusal(condition)).toBe(refusal);
  });
});

it('an expression is neither endlessly deep nor endlessly long', () => {
  expect(conditionRefusal(`${'('.repeat(200)}b`)).toBe('2:111 This expression is nested too deeply.');
  expect(conditionRefusal(Array(2000).fill('b').join('+'))).toBe('2:2011 This expression is too long.');
});

it('matches nest ten deep', () => {
  const nested = (depth: number) => `${OPEN} ${'match /a/{b} {'.repeat(depth)} ${'}'.repeat(depth)} }`;
  expect(refusalOf(nested(10).replaceAll('{b}', 'b'))).toBe('accepted');
  expect(refusalOf(nested(11).replaceAll('{b}', 'b'))).toContain('10 deep');
});

it('comments and blank space may stand anywhere', () => {
  const ruleset = Ruleset.parse(`// first
    rules_version /* two */ = '2' ; service cloud . firestore { // service
    match /databases/{ database }/documents/{ path = ** } // path
    { allow get /* read */ , list : if 4 / 2 == 2 /**/ ; } }`);
  expect(ask(ruleset)).toEqual({ allowed: true });
});

it('a file over 256 kB is refused', () => {
  expect(refusalOf(' '.repeat(300_000))).toContain('256 kB');
});
