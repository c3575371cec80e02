import { describe, expect, it } from 'vitest';
import { continueList, toggleLines } from '#src/admin/posts/editor/markdown/lineEdits.ts';
import {
  type Edit,
  insertLink,
  insertTable,
  pasteLink,
  type Selection,
  toggleCode,
  toggleDelimiter,
} from '#src/admin/posts/editor/markdown/markdownEdits.ts';

/** A selection written with brackets: `one [two] three`. */
function at(text: string): Selection {
  const start = text.indexOf('[');
  const end = text.indexOf(']') - 1;
  return { value: text.replace('[', '').replace(']', ''), start, end };
}

/** The text after an edit, with its selection in brackets again. */
function result(selection: Selection, { from, to, text, start, end }: Edit): string {
  const value = selection.value.slice(0, from) + text + selection.value.slice(to);
  return `${value.slice(0, start)}[${value.slice(start, end)}]${value.slice(end)}`;
}

describe('Formatting Markdown', () => {
  it.each([
    ['one [two] three', '**', 'one **[two]** three'],
    ['one **[two]** three', '**', 'one [two] three'],
    ['one [**two**] three', '**', 'one [two] three'],
    ['one [two] three', '*', 'one *[two]* three'],
    ['one *[two]* three', '*', 'one [two] three'],
    ['one **[two]** three', '*', 'one ***[two]*** three'],
    ['one ***[two]*** three', '*', 'one **[two]** three'],
    ['[]', '**', '**[]**'],
    ['**[]**', '**', '[]'],
    ['[**a** and **b**]', '**', '**[a and b]**'],
    ['see **[a** and **b]**', '**', 'see **[a and b]**'],
    ['[see **a** now]', '**', '**[see a now]**'],
    ['[*a* and *b*]', '*', '*[a and b]*'],
    ['[*a* and **b**]', '*', '*[a and **b**]*'],
    ['[***a***]', '*', '[**a**]'],
    ['[2 * 3 * 4]', '*', '*[2 * 3 * 4]*'],
    ['[`a` and `b`]', '`', '`[a and b]`'],
  ] as const)('puts a mark round the selection or takes it away: %s with %s', (before, mark, expected) => {
    const selection = at(before);
    expect(result(selection, toggleDelimiter(selection, mark))).toBe(expected);
  });

  it.each([
    ['[one]', 'heading', '[## one]'],
    ['[### one]', 'heading', '[## one]'],
    ['[## one]', 'heading', '[one]'],
    ['zero\n[one\ntwo]\nthree', 'list', 'zero\n[- one\n- two]\nthree'],
    ['zero\n[- one\n- two]\nthree', 'list', 'zero\n[one\ntwo]\nthree'],
    ['zero\no[n]e', 'quote', 'zero\n[> one]'],
    ['zero\n[one\n]two', 'quote', 'zero\n[> one]\ntwo'],
    ['[]', 'list', '- []'],
    ['one[]', 'heading', '## one[]'],
    ['[]\none', 'heading', '## []\none'],
    ['[- one\ntwo]', 'list', '[- one\n- two]'],
    ['[1. one\ntwo]', 'numbered', '[1. one\n2. two]'],
    ['[> one\ntwo]', 'quote', '[> one\n> two]'],
  ] as const)('marks the selected lines or takes the mark away: %j as %s', (before, mark, expected) => {
    const selection = at(before);
    expect(result(selection, toggleLines(selection, mark))).toBe(expected);
  });

  it('turns words into a link and waits for the address', () => {
    const selection = at('see [our work] here');
    expect(result(selection, insertLink(selection))).toBe('see [our work]([https://]) here');
  });

  it('turns an address into a link and waits for the words', () => {
    const selection = at('see [https://example.com/a]');
    expect(result(selection, insertLink(selection))).toBe('see [[]](https://example.com/a)');
  });

  it.each([
    ['see [our work] here', 'see [our work](https://example.com/a)[] here'],
    ['see [https://example.com/b] here', null],
    ['see [] here', null],
  ])('makes a link of an address pasted over words: %j', (before, expected) => {
    const selection = at(before);
    const edit = pasteLink(selection, 'https://example.com/a');
    expect(edit && result(selection, edit)).toBe(expected);
    expect(pasteLink(selection, 'not an address')).toBeNull();
  });

  it.each([
    ['- one[]', '- one\n- []'],
    ['  * one[]', '  * one\n  * []'],
    ['- one[] two', '- one\n- [] two'],
    ['9. one[]', '9. one\n10. []'],
    ['> said[]', '> said\n> []'],
    ['- one\n- []', '- one\n[]'],
    ['1. []', '[]'],
    ['plain[]', null],
    ['[]- one', null],
    ['- o[n]e', null],
  ])('continues a list at Enter, and ends it at an empty item: %j', (before, expected) => {
    const selection = at(before);
    const edit = continueList(selection);
    expect(edit && result(selection, edit)).toBe(expected);
  });

  it('numbers the selected lines, or takes the numbers away', () => {
    const lines = at('[one\n\ntwo]');
    expect(result(lines, toggleLines(lines, 'numbered'))).toBe('[1. one\n\n2. two]');
    const numbered = at('[1. one\n2. two]');
    expect(result(numbered, toggleLines(numbered, 'numbered'))).toBe('[one\ntwo]');
  });

  it('puts a table on lines of its own and selects its first cell', () => {
    const selection = at('before[]after');
    expect(result(selection, insertTable(selection))).toBe(
      'before\n\n| [First] | Second |\n| --- | --- |\n|  |  |\n\nafter',
    );
  });

  it.each([
    ['run [npm test] now', 'run `[npm test]` now'],
    ['[one\ntwo]', '```\n[one\ntwo]\n```\n'],
    ['so: [one\ntwo]', 'so: \n```\n[one\ntwo]\n```\n'],
  ])('marks code in a line and over several lines: %j', (before, expected) => {
    const selection = at(before);
    expect(result(selection, toggleCode(selection))).toBe(expected);
  });
});
