import { type Change, diffArrays, diffLines, diffWordsWithSpace } from 'diff';
import type { PostValues } from '#src/features/posts/data/post.ts';

/** A stretch of text that both sides have, or only one of them. */
export type Stretch = { text: string; kind: 'same' | 'removed' | 'added' };

/** A field in which two versions of a post differ. */
export type Difference = { label: string; stretches: Stretch[] };

/** What the fields are called in the form. */
const labels: Record<keyof PostValues, string> = {
  title: 'Title',
  author: 'Author',
  category: 'Category',
  featuredImage: 'Featured Image URL',
  excerpt: 'Excerpt',
  content: 'Content',
  tags: 'Tags',
  published: 'Publish immediately',
};

/** Texts longer than this are compared line by line when comparing words takes too long, in milliseconds. */
const patience = 500;

/** Unchanged text longer than this is shortened to its two ends. */
const longStretch = 240;

/** The fields in which `mine` differs from `theirs`, word by word. */
export function diffPosts(theirs: PostValues, mine: PostValues): Difference[] {
  const names = Object.keys(labels) as (keyof PostValues)[];
  return names
    .filter((name) => JSON.stringify(theirs[name]) !== JSON.stringify(mine[name]))
    .map((name) => ({ label: labels[name], stretches: stretchesOf(name, theirs, mine) }));
}

function stretchesOf(name: keyof PostValues, theirs: PostValues, mine: PostValues): Stretch[] {
  if (name === 'content' || name === 'excerpt' || name === 'title') {
    return wordStretches(theirs[name], mine[name]);
  }
  return diffArrays(listOf(theirs[name]), listOf(mine[name])).map(({ value, ...change }) =>
    toStretch({ ...change, value: value.join(', ') }),
  );
}

function wordStretches(theirs: string, mine: string): Stretch[] {
  const changes = diffWordsWithSpace(theirs, mine, { timeout: patience }) ?? diffLines(theirs, mine);
  return changes.map(toStretch);
}

function toStretch({ value, added, removed }: Pick<Change, 'value' | 'added' | 'removed'>): Stretch {
  if (added) return { text: value, kind: 'added' };
  return removed ? { text: value, kind: 'removed' } : { text: shortened(value), kind: 'same' };
}

function shortened(text: string): string {
  if (text.length <= longStretch) return text;
  const end = longStretch / 3;
  return `${text.slice(0, end)} … ${text.slice(-end)}`;
}

function listOf(value: string | boolean | string[]): string[] {
  if (typeof value === 'boolean') return [value ? 'Yes' : 'No'];
  return Array.isArray(value) ? value : [value];
}
