import { describe, expect, it } from 'vitest';
import { either, field, is, named, orderBy, where } from './listQueries.ts';
import { askList, reasonOf, rulesFor, SIGNED_IN } from './rulesTestKit.ts';

type Case = [condition: string, query: object, allowed: boolean];

const data = 'resource.data';

const cases: Record<string, Case[]> = {
  'equality decides': [
    [`${data}.published == true`, where(is('published', true)), true],
    [`${data}.published == true`, {}, false],
    [`${data}.published == true`, where(is('published', false)), false],
    [`${data}.published`, where(is('published', true)), true],
    [`${data}.owner == request.auth.uid`, where(is('owner', 'ada')), true],
    [`${data}.owner == request.auth.uid`, where(is('owner', 'bob')), false],
    [`${data}.owner == request.auth.uid`, where(is('other', 'ada')), false],
    [`${data}.owner != 'bob'`, where(is('owner', 'ada')), true],
    [`${data}.owner.size() == 3`, where(is('owner', 'ada')), true],
    [
      `${data}.nothing == null`,
      where({ unaryFilter: { op: 'IS_NULL', field: { fieldPath: 'nothing' } } }),
      true,
    ],
    [`${data}.a == 1 && ${data}.a == 1.0`, where(is('a', 1)), true],
    [`${data}.a is number && ${data}.a > 0`, where(is('a', 1)), true],
    [`${data}.a is int`, where(is('a', 1)), false],
    [`${data}.a + 1 == 2`, where(is('a', 1)), false],
    [`${data}.list == [1]`, where(is('list', [1])), true],
    [`${data}.map.x == 'y'`, where(is('map.x', 'y')), true],
    [`${data}.map.z == 'y'`, where(is('map.x', 'y')), false],
    [`${data}.map is map && 'x' in ${data}.map`, where(is('map.x', 'y')), true],
    [`${data}.map == {'x': 'y'}`, where(is('map.x', 'y')), false],
    [`${data}.map == {'x': 'y'}`, where(is('map', { x: 'y' })), true],
    [`${data}.map.keys().hasOnly(['x'])`, where(is('map', { x: 'y' })), true],
  ],
  'an interval decides': [
    [`${data}.a > 5`, where(field('a', 'GREATER_THAN', 5)), true],
    [`${data}.a > 5`, where(field('a', 'GREATER_THAN_OR_EQUAL', 5)), false],
    [`${data}.a >= 5`, where(field('a', 'GREATER_THAN', 4)), false],
    [`${data}.a > 4`, where(field('a', 'GREATER_THAN_OR_EQUAL', 5)), true],
    [`${data}.a < 5`, where(field('a', 'LESS_THAN', 5)), true],
    [`${data}.a <= 5`, where(field('a', 'LESS_THAN', 6)), false],
    [`!(${data}.a > 5)`, where(field('a', 'LESS_THAN_OR_EQUAL', 5)), true],
    [`!(${data}.a >= 5)`, where(field('a', 'LESS_THAN', 5)), true],
    [`5 < ${data}.a`, where(field('a', 'GREATER_THAN', 5)), true],
    [
      `${data}.a > 5 && ${data}.a < 9`,
      where(field('a', 'GREATER_THAN', 6), field('a', 'LESS_THAN', 9)),
      true,
    ],
    [
      `${data}.a > 5 && ${data}.a < 8`,
      where(field('a', 'GREATER_THAN', 6), field('a', 'LESS_THAN', 9)),
      false,
    ],
    [`${data}.a != 3`, where(field('a', 'GREATER_THAN', 3)), true],
    [`${data}.a != 'x'`, where(field('a', 'GREATER_THAN', 3)), true],
    [`${data}.a != 4`, where(field('a', 'GREATER_THAN', 3)), false],
    [`${data}.a > 'b'`, where(field('a', 'GREATER_THAN', 'c')), true],
    [`${data}.a is string`, where(field('a', 'GREATER_THAN', 'c')), true],
    [`${data}.a > 'b'`, where(field('a', 'GREATER_THAN', 3)), false],
    [`${data}.at < request.time`, where(field('at', 'LESS_THAN', new Date('2024-01-01'))), true],
    [`${data}.at < request.time`, where(field('at', 'LESS_THAN', new Date('2025-01-01'))), false],
  ],
  'other filters prove only what they state': [
    [`${data}.a != null`, where(field('a', 'NOT_EQUAL', 5)), true],
    [`${data}.a != 5`, where(field('a', 'NOT_EQUAL', 5)), true],
    [`${data}.a != 6`, where(field('a', 'NOT_EQUAL', 5)), false],
    [`${data}.a != 6 && ${data}.a != 5`, where(field('a', 'NOT_IN', [5, 6])), true],
    [`!(${data}.a in [5, 6])`, where(field('a', 'NOT_IN', [5, 6, 7])), true],
    [`'x' in ${data}.tags`, where(field('tags', 'ARRAY_CONTAINS', 'x')), true],
    [`'y' in ${data}.tags`, where(field('tags', 'ARRAY_CONTAINS', 'x')), false],
    [`${data}.tags is list`, where(field('tags', 'ARRAY_CONTAINS', 'x')), true],
    [`${data}.tags.size() > 0`, where(field('tags', 'ARRAY_CONTAINS', 'x')), false],
    [`'x' in ${data}.tags`, where(field('tags', 'ARRAY_CONTAINS_ANY', ['x', 'y'])), false],
    [
      `'x' in ${data}.tags || 'y' in ${data}.tags`,
      where(field('tags', 'ARRAY_CONTAINS_ANY', ['x', 'y'])),
      true,
    ],
  ],
  'every way to satisfy the query must be allowed': [
    [`${data}.s == 'a'`, where(field('s', 'IN', ['a', 'b'])), false],
    [`${data}.s in ['a', 'b', 'c']`, where(field('s', 'IN', ['a', 'b'])), true],
    [`${data}.n in [1, 2]`, where(field('n', 'IN', [1, 2])), true],
    [`${data}.n in [1, 2]`, where(field('n', 'IN', [1, 3])), false],
    [`${data}.s == 'a' || ${data}.t == 'b'`, either(is('s', 'a'), is('t', 'b')), true],
    [`${data}.s == 'a'`, either(is('s', 'a'), is('t', 'b')), false],
    [`${data}.s == 'a'`, where(is('s', 'a'), either(is('t', 1), is('t', 2)).where), true],
  ],
  'an alternative that matches nothing proves nothing': [
    [`${data}.a == 1`, where(field('a', 'IN', [null])), false],
    [`${data}.a == 1`, where(field('a', 'IN', [null, 1])), true],
    [`'x' in ${data}.a`, where(field('a', 'ARRAY_CONTAINS_ANY', [null])), false],
    ['false', where(field('a', 'IN', [null])), false],
  ],
  'a field that the query says nothing about is unknown': [
    [`${data}.missing == null`, where(is('a', 1)), false],
    [`${data}.missing != 'x'`, where(is('a', 1)), false],
    [`!('missing' in ${data})`, where(is('a', 1)), false],
    [`'a' in ${data}`, where(is('a', 1)), true],
    [`'a' in ${data}`, where(field('a', 'GREATER_THAN', 1)), true],
    [`'a' in ${data}`, orderBy('a'), true],
    [`'a' in ${data}`, {}, false],
    [`${data}.a != null`, orderBy('a'), false],
    [`${data}.get('missing', 1) == 1`, where(is('a', 1)), false],
    [`${data}.keys().hasOnly(['a'])`, where(is('a', 1)), false],
    [`${data}.size() == 1`, where(is('a', 1)), false],
    [`${data}.values() == [1]`, where(is('a', 1)), false],
    [`${data}.diff({}).affectedKeys().size() == 1`, where(is('a', 1)), false],
    [`${data} == {'a': 1}`, where(is('a', 1)), false],
    [`${data} != {'a': 2}`, where(is('a', 1)), false],
    [`[${data}].hasAny([{'a': 1}])`, where(is('a', 1)), false],
    [`[${data}.missing].size() == 1`, {}, false],
    [`${data}.missing == 1 || true`, {}, true],
    [`true || ${data}.missing == 1`, {}, true],
    [`${data}.missing == 1 && false`, {}, false],
    [`${data} is map && resource != null`, {}, true],
  ],
  'two fields of which neither is known cannot be compared': [
    [`${data}.a != ${data}.b`, where(field('a', 'GREATER_THAN', 1), is('b', 2)), false],
    [`${data}.a != ${data}.b`, { ...where(field('a', 'GREATER_THAN', 1)), ...orderBy('a', 'b') }, false],
    [`${data}.b != ${data}.a`, { ...where(field('a', 'GREATER_THAN', 1)), ...orderBy('a', 'b') }, false],
    [`${data}.a != ${data}.map`, where(is('a', 1), is('map.x', 'y')), false],
    [`!(${data}.a in [${data}.b])`, where(is('a', 1), is('b', 2)), false],
    [`${data}.a < ${data}.b`, where(is('a', 1), is('b', 2)), false],
  ],
  'the document id is unknown until the query pins it': [
    ["id != 'x'", {}, false],
    ["id == 'x'", {}, false],
    ["resource.id != 'x'", {}, false],
    ["id == 'x' && resource.id == 'x'", where(named('EQUAL', 'x')), true],
    ["id in ['x', 'y']", where(named('IN', 'x', 'y')), true],
    ["id == 'x'", where(named('IN', 'x', 'y')), false],
    ["id >= 'x'", where(named('GREATER_THAN_OR_EQUAL', 'x')), false],
    ["id.matches('.*')", {}, false],
    ['exists(/databases/(default)/documents/users/$(id))', {}, false],
    ['resource.__name__ == request.path', {}, false],
  ],
  'the query itself can be limited': [
    ['request.query.limit <= 50', { limit: 50 }, true],
    ['request.query.limit <= 50', { limit: 51 }, false],
    ['request.query.limit <= 50', {}, false],
    ['request.query.offset == 0', {}, true],
    [
      "request.query.orderBy.a == 'DESC'",
      { orderBy: [{ field: { fieldPath: 'a' }, direction: 'DESCENDING' }] },
      true,
    ],
    ["request.query.orderBy.a == 'DESC'", orderBy('a'), false],
    ["request.method == 'list' && request.auth.uid == 'ada'", {}, true],
    ['request.resource == null', {}, false],
    ["!('resource' in request)", {}, true],
  ],
};

for (const [claim, table] of Object.entries(cases)) {
  describe(claim, () => {
    it.each(table)('%s over %j: %s', (condition, query, allowed) => {
      const ruleset = rulesFor(`match /things/{id} { allow list: if ${condition}; }`);
      const access = askList(ruleset, query, { auth: SIGNED_IN });
      expect({ allowed: access.allowed, reason: reasonOf(access) }).toMatchObject({ allowed });
    });
  });
}
