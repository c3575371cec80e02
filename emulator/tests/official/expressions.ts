import fc from 'fast-check';
import { root } from './sides.ts';

/** The `resource.data` of the expressions. */
export const fields = {
  i: { integerValue: '5' },
  f: { doubleValue: 1.5 },
  s: { stringValue: 'Hello wörld' },
  b: { booleanValue: true },
  n: { nullValue: null },
  l: { arrayValue: { values: [{ integerValue: '1' }, { stringValue: 'a' }, { nullValue: null }] } },
  ls: { arrayValue: { values: ['a', 'b', 'a'].map((stringValue) => ({ stringValue })) } },
  m: { mapValue: { fields: { a: { integerValue: '1' }, b: { mapValue: { fields: {} } } } } },
  t: { timestampValue: '2020-02-29T23:59:58.123456Z' },
  y: { bytesValue: 'AP8Q' },
  g: { geoPointValue: { latitude: 10.5, longitude: -20 } },
  r: { referenceValue: `${root}/a/b` },
};

const types = [
  'bool',
  'int',
  'float',
  'string',
  'bytes',
  'list',
  'map',
  'set',
  'timestamp',
  'duration',
] as const;
type Type = (typeof types)[number];

const data = 'resource.data';
const leaves: Record<Type, readonly string[]> = {
  bool: ['true', 'false', `${data}.b`, '(request.auth != null)', "('i' in resource.data)", `${data}.missing`],
  int: ['0', '1', '2', '-1', '5', '9223372036854775807', `${data}.i`, `${data}.m.a`, `${data}.l[0]`],
  float: ['0.0', '1.5', '-0.5', '2.0', `${data}.f`],
  string: ["''", "'a'", "'ab'", "'Hello'", `${data}.s`, 'request.method', 'request.auth.uid', 'id', "'2.5'"],
  bytes: ["b''", "b'a'", "b'ab'", "b'\\xff'", `${data}.y`],
  list: ['[]', '[1]', "['a', 'b']", `${data}.l`, `${data}.ls`, '[null]', '[[1], [2]]', '[1, 2, 3]'],
  map: ['{}', "{'a': 1}", "{'a': 1, 'b': 2}", `${data}.m`, 'request.auth.token'],
  set: ['[].toSet()', '[1, 2].toSet()', `${data}.ls.toSet()`],
  timestamp: ['request.time', `${data}.t`, 'timestamp.value(0)', 'timestamp.date(2020, 2, 29)'],
  duration: ["duration.value(1, 'h')", "duration.value(-90, 's')", 'duration.time(1, 2, 3, 4)'],
};

/** Expressions by type; `$bool` and the like are placeholders. */
const shapes: Record<Type, readonly string[]> = {
  bool: [
    ...['($bool && $bool)', '($bool || $bool)', '!$bool', '($bool ? $bool : $bool)'],
    ...types.flatMap((type) => [`($${type} == $${type})`, `($${type} != $${type})`]),
    ...['int', 'float', 'string', 'bytes', 'timestamp', 'duration'].flatMap((type) =>
      ['<', '>='].map((operator) => `($${type} ${operator} $${type})`),
    ),
    ...['($int in $list)', '($string in $map)', '($string in $set)', '($int == $float)'],
    ...['int', 'float', 'string', 'list', 'map', 'set', 'timestamp', 'number'].map(
      (type) => `($any is ${type})`,
    ),
    ...['hasAny', 'hasAll', 'hasOnly'].flatMap((method) => [
      `$list.${method}($list)`,
      `$set.${method}($set)`,
    ]),
    ...["'a'", "'.*'", "'[a-z]+'", "'(?i)hello.*'", "'\\\\w+'"].map(
      (pattern) => `$string.matches(${pattern})`,
    ),
    'exists(/databases/$(db)/documents/a/$(id))',
  ],
  int: [
    ...['+', '-', '*', '/', '%'].map((operator) => `($int ${operator} $int)`),
    ...['string', 'list', 'map', 'set'].map((type) => `$${type}.size()`),
    ...['year', 'month', 'day', 'hours', 'dayOfWeek', 'dayOfYear', 'toMillis'].map(
      (part) => `$timestamp.${part}()`,
    ),
    ...[
      '-($int)',
      'int($float)',
      'int($string)',
      'math.abs($int)',
      '$duration.seconds()',
      "$map.get('a', $int)",
    ],
  ],
  float: [
    ...['+', '-', '*', '/', '%'].map((operator) => `($float ${operator} $float)`),
    ...[
      'float($int)',
      'float($string)',
      "float('NaN')",
      "float('-Infinity')",
      'math.sqrt($float)',
      'math.abs($float)',
      'math.pow($int, $int)',
    ],
  ],
  string: [
    ...[
      '($string + $string)',
      '$string.lower()',
      '$string.upper()',
      '$string.trim()',
      'string($int)',
      'string($bool)',
    ],
    ...[
      "$string.replace('a', 'x')",
      '$string[$int]',
      '$string[0:$int]',
      '$list.join($string)',
      "$map.get('b', $string)",
    ],
  ],
  bytes: ['hashing.sha256($string)', 'hashing.md5($bytes)', '$string.toUtf8()'],
  list: [
    ...['[$int, $any]', "$string.split(',')", '$list.concat($list)', '$list.removeAll($list)'],
    ...['$map.keys()', '$map.values()', '$list[0:$int]'],
  ],
  map: ["{'a': $any, 'b': $any}", "$map.get('m', $map)", "$map['b']"],
  set: [
    ...['$list.toSet()', '$set.union($set)', '$set.intersection($set)', '$set.difference($set)'],
    ...['$map.diff($map).affectedKeys()', '$map.diff($map).addedKeys()', '$map.diff($map).changedKeys()'],
  ],
  timestamp: [
    '($timestamp + $duration)',
    '($timestamp - $duration)',
    '$timestamp.date()',
    'timestamp.value($int)',
  ],
  duration: [
    '($duration + $duration)',
    '($timestamp - $timestamp)',
    "duration.value($int, 's')",
    'duration.abs($duration)',
  ],
};

/** Conditions of up to three levels, mostly well-typed. */
export const condition = expression('bool', 3);

function expression(type: Type, depth: number): fc.Arbitrary<string> {
  const leaf = fc.constantFrom(...leaves[type]);
  if (depth === 0) return leaf;
  const nested = fc.constantFrom(...shapes[type]).chain((shape) => filled(shape, depth - 1));
  return fc.oneof({ weight: 1, arbitrary: leaf }, { weight: 4, arbitrary: nested });
}

function filled(shape: string, depth: number): fc.Arbitrary<string> {
  const place = /\$([a-z]+)/g;
  const places = [...shape.matchAll(place)].map(([, name]) => name ?? '');
  const parts = places.map((name) => (name === 'any' ? anything(depth) : expression(name as Type, depth)));
  return fc.tuple(...parts).map((all) => {
    let next = 0;
    return shape.replace(place, () => all[next++] ?? '');
  });
}

function anything(depth: number): fc.Arbitrary<string> {
  return fc.constantFrom(...types).chain((type) => expression(type, depth));
}
