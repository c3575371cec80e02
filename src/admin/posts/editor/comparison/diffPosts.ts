import { type Change, diffArrays, diffLines, diffWords } from 'diff';
import isEqual from 'fast-deep-equal';
import { formatDateTime } from '#src/admin/shared/formatDateTime.ts';
import {
  type PostField,
  type PostFieldName,
  type PostValues,
  postFieldNames,
  postFields,
} from '#src/features/posts/data/postFields.ts';
import type { FieldValues } from '#src/firebase/storedFields.ts';

type Segment = { text: string; kind: 'same' | 'removed' | 'added' };

type FieldValue = PostValues[PostFieldName];

type Difference = { label: string; segments: Segment[] };

/** After this long, in ms, the diff falls back from words to lines. */
const timeoutMs = 500;

/** In characters; longer unchanged text is shortened to its first and last words. */
const maxUnchanged = 240;

export function changedFields(before: PostValues, after: PostValues): PostFieldName[] {
  return postFieldNames.filter((name) => !isEqual(before[name], after[name]));
}

export function diffPosts(before: PostValues, after: PostValues): Difference[] {
  return changedFields(before, after).map((name) => ({
    label: postFields[name].label,
    segments: diffField(name, before[name], after[name]),
  }));
}

function diffField(name: PostFieldName, before: FieldValue, after: FieldValue): Segment[] {
  const field: PostField = postFields[name];
  if ('isProse' in field) return diffProse(String(before), String(after));
  const parts = partsOf[field.kind] as (value: FieldValue) => string[];
  return diffArrays(parts(before), parts(after)).map(({ value, ...change }) =>
    toSegment({ ...change, value: value.join(', ') }),
  );
}

/** Splits a value into the parts to compare. */
const partsOf: { [Kind in PostField['kind']]: (value: FieldValues[Kind]) => string[] } = {
  text: (text) => [text],
  option: (option) => [option],
  tags: (tags) => tags,
  flag: (isSet) => [isSet ? 'Yes' : 'No'],
  time: (time) => [time === null ? 'Not scheduled' : formatDateTime(time)],
};

/** Compares line by line if the words are the same, or too many to compare. */
function diffProse(before: string, after: string): Segment[] {
  const words = diffWords(before, after, { timeout: timeoutMs });
  const isChanged = words?.some(({ added, removed }) => added || removed);
  return (words && isChanged ? words : diffLines(before, after)).map(toSegment);
}

function toSegment({ value, added, removed }: Pick<Change, 'value' | 'added' | 'removed'>): Segment {
  if (added) return { text: value, kind: 'added' };
  return removed ? { text: value, kind: 'removed' } : { text: shortened(value), kind: 'same' };
}

function shortened(text: string): string {
  if (text.length <= maxUnchanged) return text;
  const end = maxUnchanged / 3;
  const start = text.slice(0, end).replace(/(?<=\s)\S+$/, '');
  return `${start}…${text.slice(-end).replace(/^\S+(?=\s)/, '')}`;
}
