import { describe, expect, it } from 'vitest';
import { ReadBudget } from '#emulator/rules/readBudget.ts';
import type { RulesRequest } from '#emulator/rules/request.ts';
import { ask, fields, outcomeOf, reasonOf, rulesFor } from './rulesTestKit.ts';

/** Whether rules let a document of this path be read. */
function reaches(matches: string, path: string, version = 2): boolean {
  return ask(rulesFor(matches, version), { path: path.split('/') }).allowed;
}

describe('a path reaches an allow', () => {
  it.each([
    ['match /a/{id} { allow get; }', 'a/1', true],
    ['match /a/{id} { allow get; }', 'b/1', false],
    ['match /a/{id} { allow get; }', 'a/1/b/2', false],
    ['match /a/1 { allow get; }', 'a/1', true],
    ['match /a/1 { allow get; }', 'a/2', false],
    ['match /a/{id} { match /b/{other} { allow get: if id == "1" && other == "2"; } }', 'a/1/b/2', true],
    ['match /a/{id} { allow get: if false; } match /{c}/1 { allow get: if c == "a"; }', 'a/1', true],
    ['match /a/{id} { allow get: if false; allow read; }', 'a/1', true],
    ['match /a/{id} { allow write; }', 'a/1', false],
    ['match /{path=**} { allow get: if path == /a/1/b/2; }', 'a/1/b/2', true],
    ['match /{path=**}/b/{id} { allow get: if path[0] == "a"; }', 'a/1/b/2', true],
    ['match /{path=**}/b/{id} { allow get; }', 'b/2', true],
    ['match /{path=**}/b/{id} { allow get; }', 'a/1/c/2', false],
    ['match /a/{path=**} { match /b/{id} { allow get: if path[0] == "1"; } }', 'a/1/b/2', true],
    ['match /a/{id}/{path=**} { allow get: if path == path; }', 'a/1', true],
    [
      'match /a/{path=**} { allow get: if !exists(/databases/$(database)/documents/a/$(path)); }',
      'a/1',
      true,
    ],
  ])('%s reaches %s: %s', (matches, path, expected) => {
    expect(reaches(matches, path)).toBe(expected);
  });

  it('{x=**} matches at least one segment in version 1', () => {
    const rules = 'match /a/{id}/{path=**} { allow get; }';
    expect([reaches(rules, 'a/1', 1), reaches(rules, 'a/1/b/2', 1)]).toEqual([false, true]);
    expect(() => rulesFor('match /{path=**}/b/{id} { allow get; }', 1)).toThrow(/rules_version = '2'/);
    expect(() => rulesFor('match /{path=**} { match /b/{id} { allow get; } }', 1)).toThrow(
      /rules_version = '2'/,
    );
    expect(() => rulesFor('match /{a=**}/b/{c=**} { allow get; }')).toThrow(/one \{name=\*\*\}/);
    expect(() => rulesFor('match /{a}/{a} { allow get; }')).toThrow(/Duplicate wildcard/);
  });

  it('read and write include their single operations', () => {
    const ruleset = rulesFor('match /a/{id} { allow read; } match /b/{id} { allow write; }');
    const asked = (['get', 'create', 'update', 'delete'] as const).map((method) => [
      ask(ruleset, { method, path: ['a', '1'] }).allowed,
      ask(ruleset, { method, path: ['b', '1'] }).allowed,
    ]);
    expect(asked).toEqual([
      [true, false],
      [false, true],
      [false, true],
      [false, true],
    ]);
  });

  it('a refusal names each allow whose condition was false', () => {
    const ruleset = rulesFor(
      'match /things/{id} {\n allow get: if false;\n allow get: if null.x;\n allow get: if 1;\n }',
    );
    expect(reasonOf(ask(ruleset))).toBe(
      "false for 'get' @ L5\nNull value error. for 'get' @ L6\nExpected bool, found int. for 'get' @ L7",
    );
    expect(reasonOf(ask(ruleset, { path: ['other', '1'] }))).toBe("No allow for 'get' reaches this path.");
  });

  it('a database other than the default has its own name in the path', () => {
    const ruleset = rulesFor("match /things/{id} { allow get: if database == 'second'; }");
    expect(ask(ruleset, { database: { project: 'demo', database: 'second' } }).allowed).toBe(true);
    expect(ask(ruleset).allowed).toBe(false);
  });
});

describe('rules look at other documents', () => {
  const here = '/databases/$(database)/documents';
  const documents = new Map([['users/ada', fields({ role: 'editor' })]]);
  const reading: Partial<RulesRequest> = {
    read: (path) => documents.get(path.join('/')) ?? null,
    readAfter: (path) => (path.join('/') === 'users/bob' ? fields({ role: 'new' }) : null),
  };
  it.each([
    [`get(${here}/users/ada).data.role == 'editor'`, true],
    [`get(${here}/users/ada).id == 'ada'`, true],
    [`exists(${here}/users/ada)`, true],
    [`exists(${here}/users/eve)`, false],
    [`get(${here}/users/eve) == null`, 'error'],
    [`getAfter(${here}/users/eve) == null`, 'error'],
    [`get(${here}/users/eve) == null || true`, true],
    [`get(${here}/users/eve).data.role == 'editor'`, 'error'],
    [`getAfter(${here}/users/bob).data.role == 'new'`, true],
    [`existsAfter(${here}/users/bob) && !exists(${here}/users/bob)`, true],
    [`existsAfter(${here}/users/ada)`, false],
    [`exists(${here}/users)`, 'error'],
    [`exists(${here})`, 'error'],
    ['exists(/databases/other/documents/users/ada)', 'error'],
    ['exists(/users/ada)', 'error'],
    ["exists('users/ada')", 'error'],
    ['get(/databases/(default)/documents/users/ada).data.role == "editor"', true],
  ] as const)('%s is %s', (condition, outcome) => {
    const inDatabase = condition.replaceAll('$(database)', '(default)');
    expect(outcomeOf(inDatabase, reading)).toBe(outcome);
  });

  const lookups = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, i) => `!exists(${here}/users/u${from + i})`).join(' && ');
  const rulesReading = (condition: string) => rulesFor(`match /things/{id} { allow get: if ${condition}; }`);

  it('at most ten for one operation, counting a repeated one once', () => {
    expect(ask(rulesReading(`${lookups(0, 10)} && ${lookups(0, 10)}`)).allowed).toBe(true);
    expect(reasonOf(ask(rulesReading(`${lookups(0, 11)} || true`)))).toContain('10 documents per operation');
  });

  it('and at most twenty for a whole commit', () => {
    const budget = new ReadBudget();
    const check = (from: number, to: number) =>
      rulesReading(lookups(from, to)).check(
        {
          database: { project: 'demo', database: '(default)' },
          auth: null,
          time: '2024-01-01T00:00:00Z',
          read: () => null,
          readAfter: () => null,
          method: 'get',
          path: ['things', 'one'],
          before: null,
          after: null,
        },
        budget,
      );
    expect([check(0, 10).allowed, check(10, 20).allowed, check(0, 10).allowed]).toEqual([true, true, true]);
    expect(reasonOf(check(20, 21))).toContain('20 documents per commit');
  });
});

it('any error inside a rule denies the request', () => {
  const ruleset = rulesFor(
    'match /things/{id} { allow get: if exists(/databases/(default)/documents/a/b) || true; }',
  );
  const read = () => {
    throw new Error('disk gone');
  };
  expect(reasonOf(ask(ruleset, { read }))).toContain('disk gone');
  let token: unknown = {};
  for (let depth = 0; depth < 100_000; depth += 1) token = [token];
  expect(ask(ruleset, { auth: { uid: 'a', token: { token } } }).allowed).toBe(false);
});
