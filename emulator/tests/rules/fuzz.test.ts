import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Ruleset } from '#emulator/rules/ruleset.ts';
import { RulesSyntaxError } from '#emulator/rules/syntax/source.ts';
import { fuzzRuns, longTest } from '#emulator/tests/support/runs.ts';
import { ask, fields, outcomeOf, SIGNED_IN } from './rulesTestKit.ts';

const SAMPLE = `rules_version = '2';
function signedIn() { return request.auth != null; }
service cloud.firestore {
  match /databases/{database}/documents {
    function isAdmin() { let token = request.auth.token; return signedIn() && token.get('admin', false) == true; }
    match /{path=**}/notes/{id} { allow read; }
    match /things/{id} {
      allow get, list: if resource.data.published == true || isAdmin(); // readers
      allow create: if request.resource.data.keys().hasOnly(['a', "b"]) && request.resource.data.a.matches('[a-z\\\\d]{1,20}')
        && exists(/databases/$(database)/documents/users/$(request.auth.uid)) && request.time > timestamp.date(2020, 1, 31);
      allow update: if [1, 2.5, b'x'][0] == 1 ? -1 + 2 * 3 % 4 / 5 >= 0 : {'k': null} is map && !('x' in {'y': 1}) /* odd */;
    }
  }
}`;
const PIECES = SAMPLE.match(/\w+|\s+|[^\w\s]/g) ?? [];

/** Rules either load or are rejected with an error; those that load never crash. */
function survives(text: string): void {
  try {
    const ruleset = Ruleset.parse(text);
    ask(ruleset, { auth: SIGNED_IN, before: { fields: fields({ published: true, a: 'b' }) } });
    ask(ruleset, { method: 'create', before: null, after: fields({ a: 'abc' }) });
  } catch (error) {
    if (!(error instanceof RulesSyntaxError)) throw error;
    const lines = text.split('\n');
    expect(error.line).toBeGreaterThan(0);
    expect(error.line).toBeLessThanOrEqual(lines.length);
    expect(error.column).toBeGreaterThan(0);
    expect(error.column).toBeLessThanOrEqual((lines[error.line - 1] ?? '').length + 1);
  }
}

it('the sample itself loads', () => {
  expect(ask(Ruleset.parse(SAMPLE), { auth: SIGNED_IN }).allowed).toBe(true);
});

it('garbage is refused with a position', longTest, () => {
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 200 }), survives), {
    numRuns: fuzzRuns(2000),
  });
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...PIECES), { maxLength: 80 }).map((pieces) => pieces.join('')),
      survives,
    ),
    { numRuns: fuzzRuns(3000) },
  );
});

it('a damaged rules file is refused with a position or still works', longTest, () => {
  const piece = fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: 'grapheme', maxLength: 3 }));
  const change = fc.record({
    at: fc.nat(PIECES.length - 1),
    remove: fc.nat(3),
    insert: fc.array(piece, { maxLength: 2 }),
  });
  const damaged = fc.array(change, { minLength: 1, maxLength: 3 }).map((changes) => {
    const pieces: string[] = [...PIECES];
    for (const { at, remove, insert } of changes) pieces.splice(at, remove, ...insert);
    return pieces.join('');
  });
  fc.assert(fc.property(damaged, survives), { numRuns: fuzzRuns(5000) });
});

it('a file cut off anywhere is refused with a position', longTest, () => {
  for (let length = 0; length < SAMPLE.length; length += 1) survives(SAMPLE.slice(0, length));
});

it('endless nesting is refused, not a stack overflow', () => {
  for (const opening of [
    '(',
    '[',
    '{',
    '!',
    '-',
    'f(',
    '/$(',
    'a[',
    'true ? ',
    'a.b',
    '1 + ',
    'a && ',
    '/a',
    "{'a': ",
  ]) {
    survives(`service cloud.firestore { match /a/{a} { allow get: if ${opening.repeat(15_000)}`);
    survives(`service cloud.firestore { match /a/{a} { allow get: if ${opening.repeat(900)}1; } }`);
  }
  survives(`service cloud.firestore { ${'match /a { '.repeat(20_000)}`);
});

it('any pattern from data gives true, false or an error', longTest, () => {
  const character = fc.constantFrom(...'ab01.*+?|()[]{}^$\\-,:=!<>PpsSdDwWkQE\n é');
  fc.assert(
    fc.property(fc.array(character, { maxLength: 12 }), (characters) => {
      const request = { before: { fields: fields({ pattern: characters.join('') }) } };
      expect([true, false, 'error']).toContain(outcomeOf("'ab'.matches(resource.data.pattern)", request));
      expect([true, false, 'error']).toContain(
        outcomeOf("'ab'.split(resource.data.pattern).size() > 0", request),
      );
    }),
    { numRuns: fuzzRuns(3000) },
  );
});
