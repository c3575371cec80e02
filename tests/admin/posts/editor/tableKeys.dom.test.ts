import { EditorView } from '@codemirror/view';
import { describe, expect, it } from 'vitest';
import { addRow, nextCell, previousCell, tableKeys } from '#src/admin/posts/editor/markdown/tableKeys.ts';
import { at, run, shown } from './selectedText.ts';

/** Types a letter as a browser does. */
function typed(letter: string, text: string): string {
  const view = new EditorView({ state: at(text, tableKeys) });
  const { from, to } = view.state.selection.main;
  const insert = () => view.state.update(view.state.replaceSelection(letter), { userEvent: 'input.type' });
  const handlers = view.state.facet(EditorView.inputHandler);
  if (!handlers.some((handle) => handle(view, from, to, letter, insert))) view.dispatch(insert());
  const result = shown(view.state);
  view.destroy();
  return result;
}

describe('In a table of the content field', () => {
  it.each([
    ['| ⟦A⟧ | B |\n| --- | --- |\n|  |  |', '| A | ⟦B⟧ |\n| --- | --- |\n|  |  |'],
    ['| A | B⟦⟧ |\n| --- | --- |\n|  |  |', '| A | B |\n| --- | --- |\n| ⟦⟧ |  |'],
    ['| A | B |\n| --- | --- |\n| ⟦⟧ |  |', '| A | B |\n| --- | --- |\n|  | ⟦⟧ |'],
    ['A⟦⟧ | B\n--- | ---\n1 | 2', 'A | ⟦B⟧\n--- | ---\n1 | 2'],
    ['> | a\\|b⟦⟧ | c d |\n> | --- | --- |', '> | a\\|b | ⟦c d⟧ |\n> | --- | --- |'],
    ['| A | B |\n| --- | --- |\n| 1 | 2⟦⟧ |', '| A | B |\n| --- | --- |\n| 1 | 2 |\n| ⟦⟧ |  |'],
    ['| A | B |\n| --- | --- |\n|  | ⟦⟧ |', null],
    ['- one⟦⟧', null],
  ])('Tab selects the next cell of a table, and leaves the field elsewhere: %j', (before, expected) => {
    expect(run(nextCell, before)).toBe(expected);
  });

  it.each([
    ['| A | B |\n| --- | --- |\n| ⟦1⟧ | 2 |', '| A | ⟦B⟧ |\n| --- | --- |\n| 1 | 2 |'],
    ['| ⟦⟧A | B |\n| --- | --- |', null],
  ])('Shift+Tab selects the cell before: %j', (before, expected) => {
    expect(run(previousCell, before)).toBe(expected);
  });

  it.each([
    ['| A | B |\n| --- | --- |\n| 1⟦⟧ | 2 |', '| A | B |\n| --- | --- |\n| 1 | 2 |\n| ⟦⟧ |  |'],
    ['> | A | B |\n> | - | - |\n> | 1 | 2 |⟦⟧', '> | A | B |\n> | - | - |\n> | 1 | 2 |\n> | ⟦⟧ |  |'],
    ['| A | B |\n| --- | --- |\n| 1 | 2 |\n| ⟦⟧ |  |', '| A | B |\n| --- | --- |\n| 1 | 2 |\n\n⟦⟧'],
    ['| A⟦⟧ | B |\n| --- | --- |\n| 1 | 2 |', '| A | B |\n| --- | --- |\n| ⟦⟧ |  |\n| 1 | 2 |'],
    ['⟦⟧| A | B |\n| --- | --- |', null],
    ['A line.⟦⟧', null],
  ])('Enter adds a row to a table, and ends it in an empty row: %j', (before, expected) => {
    expect(run(addRow, before)).toBe(expected);
  });

  it.each([
    ['| A | B |\n| --- | --- |\n| a⟦⟧ | 2 |', '| A | B |\n| --- | --- |\n| a\\|⟦⟧ | 2 |'],
    ['| A⟦⟧ | B |\n| --- | --- |', '| A\\|⟦⟧ | B |\n| --- | --- |'],
    ['| A | B |\n| --- | --- |\n| a ⟦⟧', '| A | B |\n| --- | --- |\n| a |⟦⟧'],
    ['| A | B |\n| --- | --- |\n| 1 | 2 |⟦⟧', '| A | B |\n| --- | --- |\n| 1 | 2 ||⟦⟧'],
    ['| A | B |\n| --- | --- |\n| a\\⟦⟧ | 2 |', '| A | B |\n| --- | --- |\n| a\\|⟦⟧ | 2 |'],
    ['a ⟦⟧ b', 'a |⟦⟧ b'],
  ])('a bar typed into a cell of a complete row stays in the cell: %j', (before, expected) => {
    expect(typed('|', before)).toBe(expected);
  });
});
