import { describe, expect, it } from 'vitest';
import { field, named, where } from './listQueries.ts';
import { askList, ROOT, reasonOf, rulesFor } from './rulesTestKit.ts';

const data = 'resource.data';

describe('matches and lists', () => {
  const list = (matches: string, query: object = {}, parent = ROOT, version = 2) =>
    askList(rulesFor(matches, version), query, { parent }).allowed;

  it('a literal id does not allow listing the collection, only querying that document', () => {
    expect(list('match /things/one { allow list; }')).toBe(false);
    expect(list('match /things/one { allow list; }', where(named('EQUAL', 'one')))).toBe(true);
    expect(list('match /things/one { allow list; }', where(named('IN', 'one', 'two')))).toBe(false);
  });

  it('any allow that covers all documents counts, and each branch of the query may use its own', () => {
    expect(
      list(
        `match /things/{id} { allow list: if ${data}.a == 1; allow list: if ${data}.a == 2; }`,
        where(field('a', 'IN', [1, 2])),
      ),
    ).toBe(true);
    expect(list('match /things/{id} { allow get; }')).toBe(false);
    expect(list('match /{path=**} { allow list; }')).toBe(true);
    expect(list("match /{path=**} { allow list: if path[0] == 'things'; }")).toBe(false);
  });

  it('the ids of parents are known below a document', () => {
    const rules = "match /users/{user}/things/{id} { allow list: if user == 'ada'; }";
    expect(list(rules, {}, `${ROOT}/users/ada`)).toBe(true);
    expect(list(rules, {}, `${ROOT}/users/bob`)).toBe(false);
    expect(list(rules)).toBe(false);
  });

  it('a collection group needs a match over all parents, in version 2', () => {
    const group = { from: [{ collectionId: 'things', allDescendants: true }] };
    expect(list('match /{path=**}/things/{id} { allow list; }', group)).toBe(true);
    expect(list('match /{path=**} { allow list; }', group)).toBe(true);
    expect(list('match /{path=**} { allow list; }', group, ROOT, 1)).toBe(false);
    expect(list('match /things/{id} { allow list; }', group)).toBe(false);
    expect(list('match /{any}/{one}/things/{id} { allow list; }', group)).toBe(false);
    expect(list('match /{any}/things/{id} { allow list; }', group)).toBe(false);
    expect(list('match /{path=**}/other/{id} { allow list; }', group)).toBe(false);
    expect(list('match /{path=**}/things/{id} { allow list: if path != /a/b; }', group)).toBe(false);
    expect(list('match /users/{path=**}/things/{id} { allow list; }', group, `${ROOT}/users/ada`)).toBe(true);
    expect(list('match /users/{u}/things/{id} { allow list; }', group, `${ROOT}/users/ada`)).toBe(false);
  });

  it('an id set by a filter counts only for the collection the query reads', () => {
    const pinned = (path: string) =>
      where({
        fieldFilter: {
          field: { fieldPath: '__name__' },
          op: 'EQUAL',
          value: { referenceValue: `${ROOT}/${path}` },
        },
      });
    const group = { from: [{ collectionId: 'things', allDescendants: true }] };
    const everywhere = 'match /users/{id} { allow list; match /things/{thing} { allow list; } }';
    expect(list(everywhere, { ...group, ...pinned('users/ada/things/one') })).toBe(true);
    expect(list(everywhere, { ...group, ...pinned('users/ada') })).toBe(false);
    expect(list(everywhere, pinned('users/ada/things/one'))).toBe(false);
  });

  it('the refusal names the field', () => {
    const ruleset = rulesFor(`match /things/{id} { allow list: if ${data}.owner == 'ada'; }`);
    expect(reasonOf(askList(ruleset, {}))).toBe("'owner' cannot be proven from the query. for 'list' @ L4");
  });
});
