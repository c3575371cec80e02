import { describe, expect, it } from 'vitest';
import { ask, OPEN, outcomeOf, refusalOf, rulesFor } from './rulesTestKit.ts';

/** The error for an invalid condition, which starts in line 2, column 11. */
function conditionRefusal(condition: string): string {
  return refusalOf(`service cloud.firestore { match /a/{b} { allow get: if
          ${condition}; } }`);
}

const types =
  'bool,bytes,constraint,duration,float,int,latlng,list,vector,set,number,map,string,timestamp,path,map_diff';
const unknownType = (type: string) =>
  `An unsupported type identifier was used with the 'is' operator. Received ${type}. Expected one of ${types}`;
const steps = '++) and decrement (--) operators are not supported.';
const tooComplex = 'Expression is too complex to evaluate safely.';

describe('what Google’s compiler refuses is refused with its messages', () => {
  it.each([
    ["resource.data.service in ['a']", "L2:33 Unexpected 'in'."],
    ["resource.data.service == 'a'", "L2:33 Unexpected '=='."],
    ["['a'].hasAny([resource.data.service])", "L2:46 Unexpected ']'."],
    ['resource.data.rules_version == 1', "L2:25 Unexpected 'rules_version'."],
    ['b is integer', `L2:23 ${unknownType('integer')}`],
    ['b is null', `L2:20 ${unknownType('null')}`],
    ['1e3 == 1', "L2:12 Unexpected 'e3'."],
    ['1.5e3 == 1', "L2:14 Unexpected 'e3'."],
    ['00 == 0', "L2:12 Unexpected '0'."],
    ['1x == 1', "L2:12 Unexpected 'x'."],
    ['1.size() == 1', "L2:13 Unexpected 'size'."],
    ['9223372036854775808 > 1', 'L2:11 Invalid number literal 9223372036854775808.'],
    ['-9223372036854775809 < 1', 'L2:12 Invalid number literal 9223372036854775809.'],
    ['--1 == 1', `L2:13 Increment (${steps}`],
    ['1++1 == 2', `L2:14 Increment (${steps}`],
    ['- -1 == 1', "L2:13 Unexpected '-'."],
    ['-!true', "L2:12 Unexpected '!'."],
    ['4/2 == 2', "L2:12 Missing 'match' keyword before path."],
    ['4 /(2) == 2', "L2:13 Missing 'match' keyword before path."],
    ["'\\v' == 'a'", "L2:13 Missing a closing '"],
    ["'\\a' == 'a'", "L2:13 Missing a closing '"],
    ["'\\?' == 'a'", "L2:13 Missing a closing '"],
    ["'\\U00000041' == 'A'", "L2:13 Missing a closing '"],
    ['"\\d" == "a"', 'L2:13 Missing a closing "'],
    ["b'\\u0041' == b'A'", "L2:11 Invalid bytes literal b'\\u0041'."],
    ["b.matches('(?=a)')", 'L2:21 Invalid regular expression pattern. Pattern: (?=a).'],
  ])('%s', (condition, refusal) => {
    expect(conditionRefusal(condition)).toBe(refusal);
  });

  it.each([
    [`${OPEN} }`, "L1:27 The 'service' body must contain at least one declaration."],
    [`${OPEN} match /a/{b} { } }`, "L1:42 The 'match' body must contain at least one declaration."],
    [`${OPEN} match /a/{b} { allow get if true; } }`, "L1:52 Missing ':' before 'if' condition."],
    ["rules_version = '3';", 'L1:1 Unsupported rules version 3.'],
    [
      `rules_version = '2'; ${OPEN} function f() { let a = 1; let a = 2; return a; } }`,
      'L1:78 The identifier [a] is already bound in the current scope.',
    ],
    [
      `rules_version = '2'; ${OPEN} function f(a) { let a = 1; return a; } }`,
      'L1:68 The identifier [a] is already bound in the current scope.',
    ],
    [
      `${OPEN} function f() { let a = 1; return a; } }`,
      'L1:46 Let bindings are not allowed in rules_version="1";',
    ],
  ])('%s', (text, refusal) => {
    expect(refusalOf(text)).toBe(refusal);
  });

  it.each([
    ['&&', 'true'],
    ['||', 'false'],
    ['+', '1'],
    ['==', '1'],
  ])('a chain of 99 times %s does not load, but one of 98 does', (operator, operand) => {
    const chain = (count: number) =>
      Array(count + 1)
        .fill(operand)
        .join(` ${operator} `);
    expect(conditionRefusal(chain(98))).toBe('accepted');
    expect(conditionRefusal(chain(99))).toBe(`L2:11 ${tooComplex}`);
  });

  it.each([
    ['(', ')'],
    ['!', ''],
    ['[', ']'],
    ['true ? true : ', ''],
  ])('%s may be nested 98 deep, but not 99', (opening, closing) => {
    const nested = (depth: number) => `${opening.repeat(depth)}true${closing.repeat(depth)}`;
    expect(conditionRefusal(nested(98))).toBe('accepted');
    expect(conditionRefusal(nested(99))).toContain(tooComplex);
  });

  it('a chain of fields may be longer', () => {
    expect(conditionRefusal(`resource${'.a'.repeat(150)} == 1`)).toBe('accepted');
  });
});

describe('what Google’s compiler accepts is accepted', () => {
  it.each([
    'allow get: if true',
    'allow get',
    'function f() { return true } allow get: if f()',
    'allow get: if request.service_name == 1 || true;',
    "allow get: if 4 / 2 == 2 && 4/ 2 == 2 && 'services' in {'services': 1};",
    "allow get: if '\\377\\x41\\u0041\\b\\f\\n\\r\\t\\\\\\'\\\"' is string && !(1 is vector) && !(1 is constraint);",
    "allow get: if 'a.b'.matches('\\\\Qa.b\\\\E');",
  ])('%s', (body) => {
    expect(ask(rulesFor(`match /things/{id} { ${body} }`))).toEqual({ allowed: true });
  });

  it('the version needs no semicolon', () => {
    expect(refusalOf(`rules_version = '2' ${OPEN} match /a/{b} { allow get } }`)).toBe('accepted');
  });
});

describe('a thousand expressions are counted as Google counts them, including parentheses', () => {
  const tree = (leaf: string, leaves: number): string => {
    const half = Math.floor(leaves / 2);
    return leaves <= 1 ? leaf : `(${tree(leaf, half)} && ${tree(leaf, leaves - half)})`;
  };
  it.each([
    ['true', 334],
    ['1 == 1', 200],
    ['resource.data.a == 0', 143],
    ['f()', 250],
  ])('a balanced tree of %s has at most %i leaves', (leaf, most) => {
    const outcome = (leaves: number) =>
      ask(
        rulesFor(`function f() { return true; } match /{path=**} { allow read: if ${tree(leaf, leaves)}; }`),
        { before: { fields: { a: { integerValue: '0' } } } },
      );
    expect(outcome(most)).toEqual({ allowed: true });
    expect(outcome(most + 1)).toMatchObject({
      reason: expect.stringContaining('maximum of 1000 expressions'),
    });
  });

  it('parentheses do not change the kind of an expression', () => {
    expect(outcomeOf("((1)) + (2) == (3) && ('a').size() == 1")).toBe(true);
  });
});
