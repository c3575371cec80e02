import type { EditorState, StateCommand } from '@codemirror/state';
import type { KeyBinding } from '@codemirror/view';
import { editing } from './formatting.ts';
import { nodeAround } from './markdownLanguage.ts';

type Range = { from: number; to: number };

/** For Enter in a table: adds a row below; in an empty row, ends the table. */
export const addRow = editing((state) => {
  const { from, empty } = state.selection.main;
  const header = nodeAround(state, 'TableHeader');
  const row = header ?? nodeAround(state, 'TableRow');
  if (!empty || !row || from === row.from) return null;
  const line = state.doc.lineAt(from);
  const cells = cellsIn(state, row);
  // Without a blank line, Markdown would read the next paragraph as a row.
  if (!header && cells.every((cell) => cell.from === cell.to))
    return { changes: { from: line.from, to: line.to, insert: '\n' }, selection: { anchor: line.from + 1 } };
  const end = header ? state.doc.line(line.number + 1).to : line.to;
  const added = `\n${state.sliceDoc(line.from, row.from)}|${'  |'.repeat(cells.length)}`;
  return { changes: { from: end, insert: added }, selection: { anchor: end + added.indexOf('|') + 2 } };
});

/** Selects the cell a step away. Outside a table, and at its end, Tab leaves the field. */
function moveBy(step: 1 | -1): StateCommand {
  return ({ state, dispatch }) => {
    const table = nodeAround(state, 'Table');
    if (!table) return false;
    const rows = [...table.getChildren('TableHeader'), ...table.getChildren('TableRow')];
    const cells = rows.flatMap((row) => cellsIn(state, row));
    const { from, to } = state.selection.main;
    const cell = step === 1 ? cells.find((one) => one.from > to) : cells.findLast((one) => one.to < from);
    if (!cell) return false;
    dispatch(state.update({ selection: { anchor: cell.from, head: cell.to }, scrollIntoView: true }));
    return true;
  };
}

/** The texts between the pipes of a row; the caret's place in an empty cell. */
function cellsIn(state: EditorState, row: Range): Range[] {
  const text = state.sliceDoc(row.from, row.to).trimEnd();
  const cells: Range[] = [];
  for (const { 0: cell, index } of text.matchAll(/(?:\\.|[^|\\])+/g)) {
    const start = cell.trim() === '' ? Math.min(1, cell.length) : cell.search(/\S/);
    cells.push({ from: row.from + index + start, to: row.from + index + start + cell.trim().length });
  }
  return cells;
}

export const nextCell = moveBy(1);
export const previousCell = moveBy(-1);

export const tableKeys: readonly KeyBinding[] = [
  { key: 'Enter', run: addRow },
  { key: 'Tab', run: nextCell, shift: previousCell },
];
