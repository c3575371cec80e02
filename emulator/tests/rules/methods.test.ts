import { describe, expect, it } from 'vitest';
import {
  diffMethods,
  listMethods,
  mapMethods,
  setMethods,
} from '#emulator/rules/values/collectionMethods.ts';
import { FUNCTIONS } from '#emulator/rules/values/functions.ts';
import { bytesMethods, stringMethods } from '#emulator/rules/values/stringMethods.ts';
import { durationMethods, latLngMethods, timestampMethods } from '#emulator/rules/values/timeMethods.ts';
import { outcomeOf } from './rulesTestKit.ts';

type Row = [holds: string, fails: string, errs: string];

const DIFF = "{'same': 1, 'changed': 1, 'added': 1}.diff({'same': 1, 'changed': 2, 'removed': 1})";
const SET = "['a', 'b'].toSet()";
/** request.time is Thursday 2024-02-29, 13:45:30.123456. */
const TIME = 'request.time';

const string: Record<string, Row> = {
  size: ["'h\u{1F600}'.size() == 2", "''.size() == 1", '1.size() == 1'],
  matches: ["'abc12'.matches('[a-z]+\\\\d+')", "'abc'.matches('b')", "'a'.matches(1)"],
  split: [
    "'a, b,c'.split(',\\\\s*') == ['a', 'b', 'c']",
    "'ab'.split('') == ['ab']",
    "'a'.split(null) == []",
  ],
  replace: [
    "'a1b22'.replace('(\\\\d+)', '<\\\\1>') == 'a<1>b<22>'",
    "'a'.replace('b', 'c') == 'c'",
    "'a'.replace('a', 1) == ''",
  ],
  lower: ["'ÄB'.lower() == 'äb'", "'A'.lower() == 'A'", 'null.lower() == null'],
  upper: ["'äb'.upper() == 'ÄB'", "'a'.upper() == 'a'", 'true.upper() == true'],
  trim: ["' a '.trim() == 'a'", "'a'.trim() == ''", '[].trim() == []'],
  toUtf8: ["'ab'.toUtf8() == b'ab'", "'ab'.toUtf8() == 'ab'", '1.toUtf8() == 1'],
};
const bytes: Record<string, Row> = {
  size: ["b'é'.size() == 2", "b''.size() == 1", '(1 + 1).size() == 1'],
  toBase64: [
    "'~~~'.toUtf8().toBase64() == 'fn5-' && '???'.toUtf8().toBase64() == 'Pz8_' && b'hi'.toBase64() == 'aGk='",
    "'~~~'.toUtf8().toBase64() == 'fn5+'",
    "'a'.toBase64() == ''",
  ],
  toHexString: ["b'jk'.toHexString() == '6A6B'", "b'jk'.toHexString() == '6a6b'", "'a'.toHexString() == ''"],
};
const list: Record<string, Row> = {
  size: ['[1, 1].size() == 2', '[].size() == 1', 'null.size() == 0'],
  hasAll: ["['a', 'b'].hasAll(['b', 'b'])", "['a'].hasAll(['a', 'b'])", "['a'].hasAll('a')"],
  hasAny: ["['a', 'b'].hasAny(['x', 'b'])", "['a'].hasAny([])", "['a'].hasAny(null)"],
  hasOnly: ["['a', 'a'].hasOnly(['b', 'a'])", "['a', 'c'].hasOnly(['a'])", "['a'].hasOnly({})"],
  concat: ['[1].concat([2, 1]) == [1, 2, 1]', '[1].concat([]) == []', '[1].concat(2) == [1, 2]'],
  join: ["['a', 1, true].join('-') == 'a-1-true'", "[].join(',') == ','", "[[1]].join(',') == '1'"],
  removeAll: ['[1, 2, 1].removeAll([1]) == [2]', '[1].removeAll([2]) == []', '[1].removeAll(1) == []'],
  toSet: ['[1, 1.0, 2].toSet().size() == 2', '[].toSet() == [1].toSet()', "'a'.toSet() == []"],
};
const set: Record<string, Row> = {
  size: [`${SET}.size() == 2`, `${SET}.size() == 3`, '1.5.size() == 2'],
  hasAll: [`${SET}.hasAll(['a'])`, `${SET}.hasAll(['c'].toSet())`, `${SET}.hasAll('a')`],
  hasAny: [`${SET}.hasAny(['x', 'a'])`, `${SET}.hasAny(['x'].toSet())`, `${SET}.hasAny(1)`],
  hasOnly: [`${SET}.hasOnly(['a', 'b', 'c'])`, `${SET}.hasOnly(['a'].toSet())`, `${SET}.hasOnly(null)`],
  union: [
    `${SET}.union(['c'].toSet()).size() == 3`,
    `${SET}.union(${SET}) == [].toSet()`,
    `${SET}.union(['c']) == ${SET}`,
  ],
  intersection: [
    `${SET}.intersection(['b', 'c'].toSet()) == ['b'].toSet()`,
    `${SET}.intersection(${SET}).size() == 0`,
    `${SET}.intersection(['b']) == ${SET}`,
  ],
  difference: [
    `${SET}.difference(['b'].toSet()) == ['a'].toSet()`,
    `${SET}.difference(${SET}).size() == 1`,
    `${SET}.difference('b') == ${SET}`,
  ],
};
const map: Record<string, Row> = {
  size: ["{'a': 1}.size() == 1", '{}.size() == 1', 'true.size() == 1'],
  keys: [
    "{'a': 1, 'b': 2}.keys() == ['a', 'b'] && {}.keys() is list",
    "{'a': 1}.keys().hasAny(['b'])",
    '[].keys() == []',
  ],
  values: ["{'a': 1}.values() == [1]", "{'a': 1}.values() == []", "'a'.values() == []"],
  get: [
    "{'a': {'b': 1}}.get(['a', 'b'], 0) == 1 && {}.get('a', 5) == 5",
    "{'a': 1}.get(['a', 'b'], 0) == 1",
    '{}.get(1, 0) == 0',
  ],
  diff: [
    "{'a': 1}.diff({'a': 1}).affectedKeys().size() == 0",
    "{'a': 1}.diff({}).affectedKeys().size() == 0",
    '{}.diff(null).affectedKeys().size() == 0',
  ],
};
const mapDiff: Record<string, Row> = {
  addedKeys: [
    `${DIFF}.addedKeys() == ['added'].toSet()`,
    `${DIFF}.addedKeys().hasAny(['same', 'removed'])`,
    '{}.addedKeys().size() == 0',
  ],
  removedKeys: [
    `${DIFF}.removedKeys() == ['removed'].toSet()`,
    `${DIFF}.removedKeys().hasAny(['added'])`,
    '{}.removedKeys().size() == 0',
  ],
  changedKeys: [
    `${DIFF}.changedKeys() == ['changed'].toSet()`,
    `${DIFF}.changedKeys().hasAny(['added', 'same'])`,
    'null.changedKeys().size() == 0',
  ],
  unchangedKeys: [
    `${DIFF}.unchangedKeys() == ['same'].toSet()`,
    `${DIFF}.unchangedKeys().size() == 2`,
    '1.unchangedKeys().size() == 0',
  ],
  affectedKeys: [
    `${DIFF}.affectedKeys() == ['added', 'removed', 'changed'].toSet()`,
    `${DIFF}.affectedKeys().hasOnly(['added'])`,
    '{}.diff([]).affectedKeys().size() == 0',
  ],
};
const timestamp: Record<string, Row> = {
  toMillis: [`${TIME}.toMillis() == 1709214330123`, `${TIME}.toMillis() == 0`, '1.toMillis() == 1'],
  year: [`${TIME}.year() == 2024`, `${TIME}.year() == 24`, "'2024'.year() == 2024"],
  month: [`${TIME}.month() == 2`, `${TIME}.month() == 1`, 'null.month() == 1'],
  day: [`${TIME}.day() == 29`, `${TIME}.day() == 28`, '1.day() == 1'],
  hours: [`${TIME}.hours() == 13`, `${TIME}.hours() == 1`, '1.hours() == 1'],
  minutes: [`${TIME}.minutes() == 45`, `${TIME}.minutes() == 825`, '1.minutes() == 1'],
  seconds: [`${TIME}.seconds() == 30`, `${TIME}.seconds() == 1709214330`, '1.seconds() == 1'],
  nanos: [`${TIME}.nanos() == 123456000`, `${TIME}.nanos() == 0`, '1.nanos() == 1'],
  dayOfWeek: [
    `${TIME}.dayOfWeek() == 4 && timestamp.date(2024, 3, 3).dayOfWeek() == 7`,
    `${TIME}.dayOfWeek() == 3`,
    '1.dayOfWeek() == 1',
  ],
  dayOfYear: [`${TIME}.dayOfYear() == 60`, `${TIME}.dayOfYear() == 59`, '1.dayOfYear() == 1'],
  date: [`${TIME}.date() == timestamp.date(2024, 2, 29)`, `${TIME}.date() == ${TIME}`, '1.date() == 1'],
  time: [
    `${TIME}.time() == duration.time(13, 45, 30, 123456000)`,
    `${TIME}.time() == duration.value(0, 's')`,
    '1.time() == 1',
  ],
};
const duration: Record<string, Row> = {
  seconds: [
    "duration.value(1, 'w').seconds() == 604800",
    "duration.value(1, 'm').seconds() == 1",
    'true.seconds() == 1',
  ],
  nanos: [
    "duration.value(1500, 'ms').nanos() == 500000000",
    "duration.value(1, 's').nanos() == 1",
    'true.nanos() == 1',
  ],
};
const latlng: Record<string, Row> = {
  latitude: [
    'latlng.value(1.5, 2).latitude() == 1.5',
    'latlng.value(1, 2).latitude() == 2',
    '1.latitude() == 1',
  ],
  longitude: [
    'latlng.value(1, 2).longitude() == 2',
    'latlng.value(1, 2).longitude() == 1',
    '1.longitude() == 1',
  ],
  distance: [
    'latlng.value(48.86, 2.35).distance(latlng.value(51.51, -0.13)) > 340000',
    'latlng.value(1, 1).distance(latlng.value(1, 1)) > 0',
    'latlng.value(1, 1).distance(1) > 0',
  ],
};
const functions: Record<string, Row> = {
  int: ["int('-12') == -12 && int(2.9) == 2 && int(3) == 3", "int('1') == 2", "int('1.5') == 1"],
  float: ["float('1.5e1') == 15 && float(2) is float", "float('1') == 2", "float('one') == 1"],
  string: [
    "string(12) == '12' && string(true) == 'true' && string(null) == 'null'",
    'string(1) == 1',
    'string([1]) == 1',
  ],
  path: ["path('/a/b') == /a/b", "path('a') == /b", "path('a//b') == /a/b"],
  'math.abs': [
    'math.abs(-2) == 2 && math.abs(-1.5) == 1.5',
    'math.abs(1) == -1',
    'math.abs(-9223372036854775808) > 0',
  ],
  'math.ceil': ['math.ceil(1.2) == 2 && math.ceil(1.2) is int', 'math.ceil(1.2) == 1', "math.ceil('1') == 1"],
  'math.floor': ['math.floor(-1.2) == -2', 'math.floor(1.8) == 2', 'math.floor(1e300) > 0'],
  'math.round': ['math.round(1.5) == 2', 'math.round(1.4) == 2', 'math.round(null) == 0'],
  'math.sqrt': ['math.sqrt(4) == 2', 'math.sqrt(4) == 4', "math.sqrt('4') == 2"],
  'math.pow': ['math.pow(2, 3) == 8', 'math.pow(2, 3) == 6', "math.pow(2, 'a') == 8"],
  'math.isNaN': ['math.isNaN(math.sqrt(-1))', 'math.isNaN(1)', "math.isNaN('a')"],
  'hashing.md5': [
    "hashing.md5('dog').toHexString() == '06D80EB0C50B49A509B49F2424E8C805'",
    "hashing.md5(b'dog') == hashing.md5('Dog')",
    'hashing.md5(1) == hashing.md5(1)',
  ],
  'hashing.sha256': [
    "hashing.sha256('').toHexString() == 'E3B0C44298FC1C149AFBF4C8996FB92427AE41E4649B934CA495991B7852B855'",
    "hashing.sha256('a') == hashing.sha256('b')",
    'hashing.sha256(null) == hashing.sha256(null)',
  ],
  'timestamp.value': [
    `timestamp.value(1709214330123) < ${TIME}`,
    `timestamp.value(0) == ${TIME}`,
    'timestamp.value(9223372036854775807).year() > 0',
  ],
  'timestamp.date': [
    'timestamp.date(1970, 1, 2) == timestamp.value(86400000)',
    'timestamp.date(2024, 1, 1) == timestamp.date(2023, 1, 1)',
    'timestamp.date(2023, 2, 29).day() == 1',
  ],
  'duration.value': [
    "duration.value(1, 'd') == duration.value(24, 'h')",
    "duration.value(1, 'ns') == duration.value(1, 'ms')",
    "duration.value(1, 'y').seconds() > 0",
  ],
  'duration.time': [
    "duration.time(1, 1, 1, 1) > duration.value(3661, 's')",
    "duration.time(0, 0, 1, 0) == duration.value(1, 'm')",
    "duration.time(1, 1, 1, 'a') == 1",
  ],
  'duration.abs': [
    "duration.abs(duration.value(-1, 's')) == duration.value(1, 's')",
    "duration.abs(duration.value(1, 's')) == duration.value(2, 's')",
    'duration.abs(-1) == 1',
  ],
  'latlng.value': [
    'latlng.value(1, 2) == latlng.value(1.0, 2.0)',
    'latlng.value(1, 2) == latlng.value(2, 1)',
    'latlng.value(91, 0) == 1',
  ],
};

const types = {
  string: [string, stringMethods],
  bytes: [bytes, bytesMethods],
  list: [list, listMethods],
  set: [set, setMethods],
  map: [map, mapMethods],
  map_diff: [mapDiff, diffMethods],
  timestamp: [timestamp, timestampMethods],
  duration: [duration, durationMethods],
  latlng: [latlng, latLngMethods],
  functions: [functions, FUNCTIONS],
} as const;

for (const [type, [rows, table]] of Object.entries(types)) {
  describe(type, () => {
    it('has no method without a case of each kind', () => {
      expect(Object.keys(rows).sort()).toEqual([...table.keys()].sort());
    });
    it.each(Object.entries(rows))('%s holds, fails and errs where it should', (_, [holds, fails, errs]) => {
      expect({ holds: outcomeOf(holds), fails: outcomeOf(fails), errs: outcomeOf(errs) }).toEqual({
        holds: true,
        fails: false,
        errs: 'error',
      });
    });
  });
}
