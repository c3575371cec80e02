import { describe, expect, it } from 'vitest';
import { searchWords } from '#src/components/search/searchText.ts';
import {
  matchesSearch,
  parseTags,
  readingMinutes,
  slugify,
  wordCount,
} from '#src/features/posts/data/post.ts';

describe('a slug', () => {
  it.each([
    ['Nine screens, then four', 'nine-screens-then-four'],
    ['  What   is -- this?  ', '-what-is-this-'],
    ['C++ & C#: 2 of 3', 'c-c-2-of-3'],
    ['Études à Zürich', 'études-à-zürich'],
    ['!!!', ''],
    ['Tab\tand\nline', 'tab-and-line'],
  ])('of %j is %j', (title, slug) => {
    expect(slugify(title)).toBe(slug);
  });

  it('never exceeds the length limit, even if lowercasing makes letters longer', () => {
    expect(Array.from(slugify('İ'.repeat(150))).length).toBe(150);
  });
});

describe('the reading time', () => {
  it.each([
    ['', 1],
    ['word', 1],
    ['word '.repeat(200), 1],
    ['word '.repeat(201), 2],
    ['word '.repeat(400), 2],
    ['a '.repeat(50_000), 250],
    ['日本語の文章です。'.repeat(540), 9],
    ['中文'.repeat(250), 1],
    ['中文'.repeat(251), 2],
    ['ภาษาไทย'.repeat(114), 1],
    ['ภาษาไทย'.repeat(115), 2],
    ['한국어 문장 '.repeat(101), 2],
  ])('of a text is its words / 200, rounded up, at least 1', (markdown, minutes) => {
    expect(readingMinutes(markdown)).toBe(minutes);
  });

  it('counts words, but not Markdown syntax or link URLs', () => {
    expect(wordCount('می‌خواهم co\u00adoperate 3.5')).toBe(3);
    expect(wordCount('](a'.repeat(32_000))).toBe(32_000);
    expect(wordCount('## Two words\n\n- **three** [it’s a link](https://a.example/b/c) — `x`')).toBe(7);
  });
});

describe('tags', () => {
  it('come from commas, trimmed, without empty ones or repeats', () => {
    expect(parseTags(' a, b ,, a,c d ,')).toEqual(['a', 'b', 'c d']);
    expect(parseTags(' , ')).toEqual([]);
  });

  it('are compared ignoring case and accents: the first spelling stays', () => {
    expect(parseTags('perf, Perf, PERF, Straße, strasse, C, C#')).toEqual(['perf', 'Straße', 'C', 'C#']);
  });
});

describe('the search', () => {
  const post = { title: 'Nine screens', excerpt: 'What a CLAIM form lost', tags: ['Forms'] };

  it.each(['nine', 'SCREENS', 'claim form', 'forms', ' nine ', 'screens what'])('finds %j', (text) => {
    expect(matchesSearch(post, searchWords(text))).toBe(true);
  });

  it('does not find text that no post contains', () => {
    expect(matchesSearch(post, searchWords('screens where'))).toBe(false);
  });
});
