import { ensureSyntaxTree } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import { samplePosts } from '#scripts/content/samplePosts.ts';
import { markdownLanguage } from '#src/admin/posts/editor/markdown/markdownLanguage.ts';
import { isTooComplex } from '#src/features/posts/markdown/complexity.ts';

function filledWith(part: string, length = 96_000): string {
  return part.repeat(Math.ceil(length / part.length)).slice(0, length);
}

function rootOf(doc: string) {
  const state = EditorState.create({ doc, extensions: [markdownLanguage] });
  return ensureSyntaxTree(state, doc.length, Number.POSITIVE_INFINITY)?.topNode;
}

describe('A text', () => {
  it.each(
    [
      '*a ',
      '**a ',
      'a**"b',
      '_a ',
      '[',
      '![',
      '[a](',
      '[a](<b',
      '[^a]',
      '<',
      '<a ',
      '` ',
      '~~a ',
      '1**.',
    ].concat([
      '> ',
      '- ',
      '- - -\n',
      '# a\n',
      '```\n',
      '[^a]: b\n',
      '|a',
      '|a|\n',
      'a@b.c ',
      'www.a.b ',
      'a*b_c~d',
      '\\',
      '> '.repeat(20).concat('a\n'),
    ]),
  )('of 96 kB that repeats %j is too complex, and the field leaves it without styles', (part) => {
    const text = filledWith(part);
    expect(isTooComplex(text)).toBe(true);
    expect(rootOf(text)?.firstChild).toBeNull();
  });

  it('of 96 kB that is one code fence is shown', () => {
    expect(isTooComplex(filledWith('~'))).toBe(false);
    expect(isTooComplex(filledWith('`'))).toBe(false);
  });

  it.each([
    [
      'of long paragraphs',
      'Five of *nine* screens went, see [the list](https://e.com/a_b) and `run()`. '.repeat(8),
    ],
    ['of lists', '- **Logo**: drawn by hand\n- [ ] fonts'],
    ['of tables', '| A | B |\n| - | - |\n| one and a half columns | two and a half columns |'],
    ['of code', '```js\nfor (const [a, b] of list) if (a < b && !c[a]) list[a] |= 1; // *\n```'],
  ])('of 30 kB %s is shown', (_, paragraph) => {
    const text = filledWith(`${paragraph}\n\n`, 30_000);
    expect(isTooComplex(text)).toBe(false);
    expect(rootOf(text)?.firstChild).not.toBeNull();
  });
});

it('all sample articles joined into one text are below the limit', () => {
  expect(isTooComplex(samplePosts.map(({ content }) => content).join('\n\n'))).toBe(false);
});
