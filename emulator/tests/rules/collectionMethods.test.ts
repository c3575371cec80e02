import {
  diffMethods,
  listMethods,
  mapMethods,
  setMethods,
} from '#emulator/rules/values/collectionMethods.ts';
import { describeMethods, type MethodCases } from './describeMethods.ts';

const DIFF = "{'same': 1, 'changed': 1, 'added': 1}.diff({'same': 1, 'changed': 2, 'removed': 1})";
const SET = "['a', 'b'].toSet()";

const list: MethodCases = {
  size: ['[1, 1].size() == 2', '[].size() == 1', 'null.size() == 0'],
  hasAll: ["['a', 'b'].hasAll(['b', 'b'])", "['a'].hasAll(['a', 'b'])", "['a'].hasAll(['a'].toSet())"],
  hasAny: ["['a', 'b'].hasAny(['x', 'b'])", "['a'].hasAny([])", "['a'].hasAny(['a'].toSet())"],
  hasOnly: ["['a', 'a'].hasOnly(['b', 'a'])", "['a', 'c'].hasOnly(['a'])", "['a'].hasOnly(['a'].toSet())"],
  concat: ['[1].concat([2, 1]) == [1, 2, 1]', '[1].concat([]) == []', '[1].concat(2) == [1, 2]'],
  join: ["['a', 1, true].join('-') == 'a-1-true'", "[].join(',') == ','", "[[1]].join(',') == '1'"],
  removeAll: [
    '[1, 2, 1].removeAll([1]) == [2]',
    '[1].removeAll([2]) == []',
    '[1].removeAll([1].toSet()) == []',
  ],
  toSet: ['[1, 1.0, 2].toSet().size() == 2', '[].toSet() == [1].toSet()', "'a'.toSet() == []"],
};
const set: MethodCases = {
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
const map: MethodCases = {
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
const mapDiff: MethodCases = {
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
    '(1).unchangedKeys().size() == 0',
  ],
  affectedKeys: [
    `${DIFF}.affectedKeys() == ['added', 'removed', 'changed'].toSet()`,
    `${DIFF}.affectedKeys().hasOnly(['added'])`,
    '{}.diff([]).affectedKeys().size() == 0',
  ],
};

describeMethods('list', list, listMethods);
describeMethods('set', set, setMethods);
describeMethods('map', map, mapMethods);
describeMethods('map_diff', mapDiff, diffMethods);
