import { EditorState } from '@codemirror/state';
import { describe, expect, it, vi } from 'vitest';
import {
  insertTable,
  toggleBold,
  toggleCode,
  toggleItalic,
} from '#src/admin/posts/editor/markdown/formatting.ts';
import { insertImage, undescribedImages } from '#src/admin/posts/editor/markdown/imagesInText.ts';
import {
  continueList,
  leaveItem,
  toggleHeading,
  toggleList,
  toggleNumberedList,
  toggleQuote,
} from '#src/admin/posts/editor/markdown/lines.ts';
import { linkAt, putLink, removeLink } from '#src/admin/posts/editor/markdown/links.ts';
import { at, run, shown } from './selectedText.ts';

it('an image without a description is found at the end of a text that takes a long time to parse', () => {
  let now = Date.now();
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => (now += 10));
  const state = at(`${'Words.\n\n'.repeat(100)}![](/a.webp)⟦⟧`);
  expect(undescribedImages(state)).toMatchObject([{ url: '/a.webp' }]);
  clock.mockRestore();
});

const spans = { bold: toggleBold, italic: toggleItalic, code: toggleCode };
const lines = { heading: toggleHeading, list: toggleList, numbered: toggleNumberedList, quote: toggleQuote };

describe('Formatting Markdown', () => {
  it.each([
    ['one ⟦two⟧ three', 'bold', 'one **⟦two⟧** three'],
    ['one **⟦two⟧** three', 'bold', 'one ⟦two⟧ three'],
    ['one ⟦**two**⟧ three', 'bold', 'one ⟦two⟧ three'],
    ['one **t⟦⟧wo** three', 'bold', 'one t⟦⟧wo three'],
    ['one ⟦two⟧ three', 'italic', 'one *⟦two⟧* three'],
    ['one *⟦two⟧* three', 'italic', 'one ⟦two⟧ three'],
    ['one **⟦two⟧** three', 'italic', 'one ***⟦two⟧*** three'],
    ['one ***⟦two⟧*** three', 'italic', 'one **⟦two⟧** three'],
    ['one **two⟦⟧** three', 'bold', 'one **two**⟦⟧ three'],
    ['one *two⟦⟧* three', 'italic', 'one *two*⟦⟧ three'],
    ['one `two⟦⟧` three', 'code', 'one `two`⟦⟧ three'],
    ['one ***two⟦⟧*** three', 'bold', 'one ***two**⟦⟧* three'],
    ['one ***two⟦⟧*** three', 'italic', 'one ***two***⟦⟧ three'],
    ['one **two**⟦⟧', 'bold', 'one **two⟦⟧**'],
    ['⟦⟧', 'bold', '**⟦⟧**'],
    ['**⟦⟧**', 'bold', '⟦⟧'],
    ['**⟦⟧**', 'italic', '***⟦⟧***'],
    ['⟦**a** and **b**⟧', 'bold', '**⟦a and b⟧**'],
    ['see **⟦a** and **b⟧**', 'bold', 'see **⟦a and b⟧**'],
    ['⟦see **a** now⟧', 'bold', '**⟦see a now⟧**'],
    ['⟦*a* and *b*⟧', 'italic', '*⟦a and b⟧*'],
    ['⟦*a* and **b**⟧', 'italic', '*⟦a and **b**⟧*'],
    ['⟦***a***⟧', 'italic', '⟦**a**⟧'],
    ['⟦2 * 3 * 4⟧', 'italic', '*⟦2 * 3 * 4⟧*'],
    ['⟦`a` and `b`⟧', 'code', '`⟦a and b⟧`'],
    ['run ⟦npm test⟧ now', 'code', 'run `⟦npm test⟧` now'],
    ['⟦one\ntwo⟧', 'code', '```\n⟦one\ntwo⟧\n```\n'],
    ['so: ⟦one\ntwo⟧', 'code', 'so: \n```\n⟦one\ntwo⟧\n```\n'],
  ] as const)('adds marks around the selection or removes them: %j as %s', (before, span, expected) => {
    expect(run(spans[span], before)).toBe(expected);
  });

  it.each([
    ['⟦one⟧', 'heading', '## ⟦one⟧'],
    ['⟦### one⟧', 'heading', '⟦## one⟧'],
    ['⟦## one⟧', 'heading', '⟦one⟧'],
    ['zero\n⟦one\ntwo⟧\nthree', 'list', 'zero\n- ⟦one\n- two⟧\n\nthree'],
    ['zero\n⟦- one\n- two⟧\nthree', 'list', 'zero\n⟦one\ntwo⟧\nthree'],
    ['zero\no⟦n⟧e', 'quote', 'zero\n> o⟦n⟧e'],
    ['zero\n⟦one\n⟧two', 'quote', 'zero\n> ⟦one\n\n⟧two'],
    ['- one\n⟦- two⟧\n- three', 'list', '- one\n\n⟦two⟧\n\n- three'],
    ['- one\n⟦## two⟧', 'heading', '- one\n\n⟦two⟧'],
    ['- one\n⟦two⟧\n- three', 'list', '- one\n- ⟦two⟧\n- three'],
    ['⟦⟧', 'list', '- ⟦⟧'],
    ['one⟦⟧', 'heading', '## one⟦⟧'],
    ['⟦⟧\none', 'heading', '## ⟦⟧\none'],
    ['⟦- one\ntwo⟧', 'list', '⟦- one\n- two⟧'],
    ['⟦1. one\ntwo⟧', 'numbered', '⟦1. one\n2. two⟧'],
    ['⟦one\n\ntwo⟧', 'numbered', '1. ⟦one\n\n2. two⟧'],
    ['⟦1. one\n2. two⟧', 'numbered', '⟦one\ntwo⟧'],
    ['⟦> one\ntwo⟧', 'quote', '⟦> one\n> two⟧'],
  ] as const)('marks the selected lines or removes the mark: %j as %s', (before, style, expected) => {
    expect(run(lines[style], before)).toBe(expected);
  });

  it.each([
    ['- one⟦⟧', '- one\n- ⟦⟧'],
    ['  * one⟦⟧', '  * one\n  * ⟦⟧'],
    ['- one⟦⟧ two', '- one\n- ⟦⟧ two'],
    ['9. one⟦⟧', '9. one\n10. ⟦⟧'],
    ['- [x] done⟦⟧', '- [x] done\n- [ ] ⟦⟧'],
    ['> said⟦⟧', '> said\n> ⟦⟧'],
    ['- one\n- ⟦⟧', '- one\n\n⟦⟧'],
    ['- one\n\n- ⟦⟧', '- one\n\n⟦⟧'],
    ['- one\n  - ⟦⟧', '- one\n\n⟦⟧'],
    ['1. one\n2. ⟦⟧\n3. three', '1. one\n\n⟦⟧\n\n3. three'],
    ['> said\n> ⟦⟧', '> said\n\n⟦⟧'],
    ['1. ⟦⟧', '⟦⟧'],
    ['plain⟦⟧', null],
    ['⟦⟧- one', null],
    ['- o⟦n⟧e', null],
    ['```\n- one⟦⟧\n```', null],
  ])('continues a list at Enter, and ends it at an empty item: %j', (before, expected) => {
    expect(run(continueList, before)).toBe(expected);
  });

  it.each([
    ['- one\n- ⟦⟧two', '- one\n\n⟦⟧two'],
    ['- one\n- ⟦⟧', '- one\n\n⟦⟧'],
    ['1. one\n2. ⟦⟧two\n3. three', '1. one\n\n⟦⟧two\n\n3. three'],
    ['> said\n> ⟦⟧more\n> and more', '> said\n\n⟦⟧more\n\n> and more'],
    ['- ⟦⟧one', '⟦⟧one'],
    ['- o⟦⟧ne', null],
    ['- ⟦one⟧', null],
    ['⟦⟧one', null],
    ['```\n- ⟦⟧one\n```', null],
  ])('Backspace at the start of an item makes it a paragraph: %j', (before, expected) => {
    expect(run(leaveItem, before)).toBe(expected);
  });

  it('puts a table on lines of its own and selects its first cell', () => {
    const table = '| ⟦First⟧ | Second |\n| --- | --- |\n|  |  |';
    expect(run(insertTable, 'before⟦⟧after')).toBe(`before\n\n${table}\n\nafter`);
    expect(run(insertTable, 'one ⟦two⟧\n\nthree')).toBe(`one two\n\n${table}\n\nthree`);
    const cell = '| A⟦⟧ | B |\n| - | - |\n| 1 | 2 |';
    expect(run(insertTable, `${cell}\n\nafter`)).toBe(`${cell.replace('⟦⟧', '')}\n\n${table}\n\nafter`);
  });

  it.each(Object.entries(lines))('leaves the rows of a table whole: %s', (_, toggle) => {
    const table = '| A⟦⟧ | B |\n| - | - |\n| 1 | 2 |';
    expect(run(toggle, table)).toBe(table);
  });

  it('changes nothing while the post is being saved', () => {
    const state = EditorState.create({ doc: 'one', extensions: EditorState.readOnly.of(true) });
    const dispatch = () => expect.unreachable();
    expect(toggleBold({ state, dispatch })).toBe(false);
    expect(toggleList({ state, dispatch })).toBe(false);
  });
});

describe('A link', () => {
  it.each([
    ['see ⟦our work⟧ here', { words: 'our work', url: '', isStored: false }],
    ['see ⟦https://example.com/a⟧', { words: '', url: 'https://example.com/a', isStored: false }],
    ['see [our ⟦w⟧ork](/a) here', { words: 'our work', url: '/a', isStored: true }],
    ['⟦⟧', { words: '', url: '', isStored: false }],
  ])('is what is selected, or the one around the caret: %j', (before, expected) => {
    expect(linkAt(at(before))).toMatchObject(expected);
  });

  it.each([
    ['see ⟦our work⟧ here', 'example.com/a', 'see [our work](https://example.com/a)⟦⟧ here'],
    ['see [our ⟦w⟧ork](/a) here', '/b', 'see [our work](/b)⟦⟧ here'],
    ['⟦⟧', '/blog/nine', '[/blog/nine](/blog/nine)⟦⟧'],
    ['⟦it⟧', 'https://example.com/a (1)', '[it](https://example.com/a%20%281%29)⟦⟧'],
    ['⟦it⟧', '/a\u00A0b\u3000c', '[it](/a%C2%A0b%E3%80%80c)⟦⟧'],
  ])('is written as Markdown, %j to %s', (before, url, expected) => {
    const state = at(before);
    const { words } = linkAt(state);
    expect(shown(state.update(putLink(state, { words, url })).state)).toBe(expected);
  });

  it('keeps its text when the link is removed', () => {
    const state = at('see [our ⟦w⟧ork](/a) here');
    expect(shown(state.update(removeLink(state)).state)).toBe('see our work⟦⟧ here');
  });
});

const table = '| A | B |\n| - | - |\n| a | b |\n| c | d |';

describe('An image', () => {
  it.each([
    ['One.⟦⟧', 'One.\n\n![](/a)\n\n⟦⟧'],
    ['One.⟦⟧\n\nTwo.', 'One.\n\n![](/a)\n\n⟦⟧\n\nTwo.'],
    ['O⟦⟧ne.', 'O⟦⟧ne.\n\n![](/a)'],
    [table.replace('a |', '⟦⟧ |'), table.replace('a |', '![](/a)⟦⟧ |')],
    [table.replace('b |', 'b |⟦⟧'), `${table.replace('b |', 'b |⟦⟧')}\n\n![](/a)`],
    [table.replace('- |', '-⟦⟧ |'), `${table.replace('- |', '-⟦⟧ |')}\n\n![](/a)`],
    [`${table}⟦⟧\n\nTwo.`, `${table}\n\n![](/a)\n\n⟦⟧\n\nTwo.`],
  ])('goes below the line or the table, and into a cell at the caret: %j', (before, expected) => {
    const state = at(before);
    expect(shown(state.update(insertImage(state, '/a')).state)).toBe(expected);
  });
});
