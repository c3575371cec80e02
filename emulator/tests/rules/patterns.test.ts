import { describe, expect, it } from 'vitest';
import { outcomeOf } from './rulesTestKit.ts';

describe('patterns follow RE2', () => {
  it.each([
    ["'a\\nb'.matches('a.b')", false],
    ["'a\\rb'.matches('a.b')", true],
    ["'a\\nb'.matches('(?s)a.b')", true],
    ["'ABC'.matches('(?i)abc')", true],
    ["'\\u00a0'.matches('\\\\s')", false],
    ["'a b'.matches('a\\\\sb')", true],
    ["'x\\ny'.matches('[\\\\s\\\\S]*')", true],
    ["'a@b.c'.matches('[^@]+\\\\@[^@]+\\\\.[a-z]')", true],
    ["'a|b'.matches('a|b')", false],
    ["'b'.matches('a|b')", true],
    ["'{]}'.matches('{]}')", true],
    ["']'.matches('[]]')", true],
    ["'7f'.matches('[[:xdigit:]]{2}')", true],
    ["'é'.matches('\\\\pL')", true],
    ["'α'.matches('\\\\p{Greek}')", true],
    ["'A'.matches('\\\\x41') && 'A'.matches('\\\\x{41}')", true],
    ["'\u{1F600}'.matches('.')", true],
    ["'aab'.matches('(?P<x>a)+b')", true],
    ["'a'.matches('\\\\Aa\\\\z')", true],
    ["'a-b'.matches('[a\\\\-]+b')", true],
    ["'a\\n'.matches('a')", false],
    ["'a'.matches('(' + ')(')", 'error'],
    ["'aa'.matches('(a)\\\\' + '1')", 'error'],
  ] as const)('%s is %s', (condition, outcome) => {
    expect(outcomeOf(condition)).toBe(outcome);
  });
});
