import { type Change, diffArrays, diffLines, diffWordsWithSpace } from 'diff';
import { formatDateTime } from '#src/admin/shared/formatDateTime.ts';
import {
  type PostField,
  type PostFieldName,
  type PostValues,
  postFieldNames,
  postFields,
} from '#src/features/posts/data/postFields.ts';

export type Segment = { text: string; kind: 'same' | 'removed' | 'added' };

export type Difference = { label: string; segments: Segment[] };

/** After this long, in ms, the diff falls back from words to lines. */
const timeoutMs = 500;

/** In characters; longer unchanged text is shortened to its first and last words. */
const maxUnchanged = 240;

export function diffPosts(remote: PostValues, local: PostValues): Difference[] {
  return postFieldNames
    .filter((name) => JSON.stringify(remote[name] ?? null) !== JSON.stringify(local[name] ?? null))
    .map((name) => ({ label: postFields[name].label, segments: diffField(name, remote, local) }));
}

function diffField(name: PostFieldName, remote: PostValues, local: PostValues): Segment[] {
  const [before, after] = [remote[name] ?? null, local[name] ?? null];
  if (isProse(postFields[name]) && typeof before === 'string' && typeof after === 'string') {
    return diffWords(before, after);
  }
  return diffArrays(listOf(before), listOf(after)).map(({ value, ...change }) =>
    toSegment({ ...change, value: value.join(', ') }),
  );
}

function isProse(field: PostField): boolean {
  return field.kind === 'text' && field.isProse === true;
}

function diffWords(before: string, after: string): Segment[] {
  const changes = diffWordsWithSpace(before, after, { timeout: timeoutMs }) ?? diffLines(before, after);
  return joinPassages(changes.map(toSegment));
}

/** Joins neighboring replaced words into one passage: word by word, old and new text would be unreadable. */
function joinPassages(segments: readonly Segment[]): Segment[] {
  const joined: Segment[] = [];
  for (const [index, segment] of segments.entries()) {
    const [removed, added] = joined.slice(-2);
    const isGap = segment.kind === 'same' && segment.text.trim() === '';
    const isBetween = isReplacement(removed, added) && isReplacement(...segments.slice(index + 1, index + 3));
    const last = joined.findLast(({ kind }) => kind === segment.kind);
    if (isGap && isBetween && removed && added) {
      removed.text += segment.text;
      added.text += segment.text;
    } else if (last && segment.kind !== 'same' && isReplacement(removed, added)) {
      last.text += segment.text;
    } else {
      joined.push({ ...segment });
    }
  }
  return joined;
}

function isReplacement(one?: Segment, other?: Segment): boolean {
  return one?.kind === 'removed' && other?.kind === 'added';
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

function listOf(value: string | boolean | string[] | number | null): string[] {
  if (typeof value === 'boolean') return [value ? 'Yes' : 'No'];
  if (typeof value === 'number' || value === null)
    return [value === null ? 'Not scheduled' : formatDateTime(value)];
  return Array.isArray(value) ? value : [value];
}
