import { type PostValues, postFields } from '#src/features/posts/data/postFields.ts';
import { changedFields } from './diffPosts.ts';

/** What an update did to a post, such as 'Published, changed 12 words'. */
export function describeChange(before: PostValues, after: PostValues): string {
  const changed = changedFields(before, after);
  const words = changed
    .filter((name) => 'isProse' in postFields[name])
    .reduce((sum, name) => sum + changedWords(String(before[name]), String(after[name])), 0);
  const labels = changed.filter((name) => name !== 'published').map((name) => postFields[name].label);
  const edit =
    words > 0 ? `changed ${words} ${words === 1 ? 'word' : 'words'}` : `changed ${labels.join(', ')}`;
  const status = after.published ? 'published' : 'unpublished';
  const done = [...(changed.includes('published') ? [status] : []), ...(labels.length > 0 ? [edit] : [])];
  return done.join(', ').replace(/^./, (letter) => letter.toUpperCase());
}

/** Words that only moved don't count. */
function changedWords(before: string, after: string): number {
  const counts = new Map<string, number>();
  for (const word of wordsOf(after)) counts.set(word, (counts.get(word) ?? 0) + 1);
  for (const word of wordsOf(before)) counts.set(word, (counts.get(word) ?? 0) - 1);
  const all = [...counts.values()];
  const sum = (sign: number) => all.reduce((total, count) => total + Math.max(0, sign * count), 0);
  return Math.max(sum(1), sum(-1));
}

function wordsOf(text: string): string[] {
  return text.match(/\S+/g) ?? [];
}
