import { describe, expect, it } from 'vitest';
import { diffPosts } from '#src/admin/posts/editor/comparison/diffPosts.ts';
import { emptyPost, type PostValues } from '#src/features/posts/data/postFields.ts';

const saved = { ...emptyPost, title: 'Nine screens', content: 'One two three.', tags: ['a', 'b'] };

const signs = { same: '', removed: '-', added: '+' };

/** The label of each difference and its texts, with a sign for removed and added words. */
function shown(before: PostValues, after: PostValues): string[][] {
  return diffPosts(before, after).map(({ label, segments }) => [
    label,
    ...segments.map(({ kind, text }) => signs[kind] + text),
  ]);
}

describe('The difference between two versions of a post', () => {
  it('is empty when their text is the same', () => {
    expect(diffPosts(saved, { ...saved, tags: [...saved.tags] })).toEqual([]);
  });

  it('is shown word by word in text', () => {
    expect(shown(saved, { ...saved, content: 'One 2 three.' })).toEqual([
      ['Content', 'One ', '-two', '+2', ' three.'],
    ]);
  });

  it('shows words that changed side by side as one passage', () => {
    const before = { ...saved, excerpt: 'This ONE wrote it down.' };
    expect(shown(before, { ...before, excerpt: 'This changed in it down.' })).toEqual([
      ['Excerpt', 'This ', '-ONE wrote', '+changed in', ' it down.'],
    ]);
  });

  it('shows lines in which only spaces or line breaks changed', () => {
    const [difference] = diffPosts(
      { ...saved, content: 'One.\nTwo.\n' },
      { ...saved, content: 'One.\n\nTwo.\n' },
    );
    expect(difference?.segments).toContainEqual({ text: '\n', kind: 'added' });
  });

  it('is shown for every field under its label in the form', () => {
    const local = { ...saved, title: 'Four screens', tags: ['a'], published: true };
    expect(diffPosts(saved, local).map(({ label }) => label)).toEqual([
      'Title',
      'Tags',
      'Publish immediately',
    ]);
  });

  it('leaves out the middle of long unchanged passages', () => {
    const long = 'word '.repeat(500);
    const [difference] = diffPosts({ ...saved, content: long }, { ...saved, content: `${long}end` });
    const text = difference?.segments.map((segment) => segment.text).join('') ?? '';
    expect(text.length).toBeLessThan(300);
    expect(text).toContain('…');
  });

  it('never cuts a word where it leaves something out', () => {
    const long = 'unchanging\n'.repeat(100);
    const [difference] = diffPosts({ ...saved, content: long }, { ...saved, content: `${long}end` });
    const [same] = difference?.segments ?? [];
    expect(new Set(same?.text.split(/\s+/))).toEqual(new Set(['unchanging', '…', '']));
  });

  it('shows the content as changed for two long texts that have little in common', () => {
    const text = (seed: number) =>
      Array.from({ length: 8000 }, (_, index) => `w${(index * seed) % 7919}`).join(' ');
    const differences = diffPosts({ ...saved, content: text(3) }, { ...saved, content: text(5) });
    expect(differences).not.toEqual([]);
  });
});
