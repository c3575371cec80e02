import {
  type EditorState,
  type Extension,
  Prec,
  type StateCommand,
  type TransactionSpec,
} from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import type { SyntaxNode } from '@lezer/common';
import { editing } from './formatting.ts';
import { nodeAround } from './markdownLanguage.ts';

type Range = { from: number; to: number };

/** For Enter and Shift+Enter in a table: adds a row below; in an empty row, ends the table. */
export const addRow = editing((state) => {
  const { from, empty } = state.selection.main;
  const row = rowAround(state);
  if (!empty || !row || from === row.from) return null;
  const line = state.doc.lineAt(from);
  // Without a blank line, Markdown would read the next paragraph as a row.
  if (isEmpty(state, row))
    return { changes: { from: line.from, to: line.to, insert: '\n' }, selection: { anchor: line.from + 1 } };
  return rowBelow(state, row);
});

/** Selects the next cell; after the last one, adds a row. Outside a table, and in the last cell of an empty last row, Tab leaves the field. */
export const nextCell: StateCommand = (target) => {
  const { state } = target;
  const row = rowAround(state);
  if (selectCell(target, (cells, { to }) => cells.find((cell) => cell.from > to))) return true;
  return editing(() => (row && !isEmpty(state, row) ? rowBelow(state, row) : null))(target);
};

export const previousCell: StateCommand = (target) =>
  selectCell(target, (cells, { from }) => cells.findLast((cell) => cell.to < from));

type ChooseCell = (cells: readonly Range[], selection: Range) => Range | undefined;

function selectCell({ state, dispatch }: Parameters<StateCommand>[0], choose: ChooseCell): boolean {
  const table = nodeAround(state, 'Table');
  const rows = table ? [...table.getChildren('TableHeader'), ...table.getChildren('TableRow')] : [];
  const cell = choose(
    rows.flatMap((row) => cellsIn(state, row)),
    state.selection.main,
  );
  if (!cell) return false;
  dispatch(state.update({ selection: { anchor: cell.from, head: cell.to }, scrollIntoView: true }));
  return true;
}

function rowAround(state: EditorState): SyntaxNode | null {
  return nodeAround(state, 'TableHeader') ?? nodeAround(state, 'TableRow');
}

function isEmpty(state: EditorState, row: SyntaxNode): boolean {
  return row.name === 'TableRow' && cellsIn(state, row).every(({ from, to }) => from === to);
}

/** Below the header, a row goes after the line of dashes. */
function rowBelow(state: EditorState, row: SyntaxNode): TransactionSpec {
  const line = state.doc.lineAt(row.from);
  const end = row.name === 'TableHeader' ? state.doc.line(line.number + 1).to : line.to;
  const added = `\n${state.sliceDoc(line.from, row.from)}|${'  |'.repeat(cellsIn(state, row).length)}`;
  return { changes: { from: end, insert: added }, selection: { anchor: end + added.indexOf('|') + 2 } };
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

/** A pipe typed into a cell of a complete row would begin another cell, and the last one would not be published. */
const escapePipe = EditorView.inputHandler.of((view, from, to, text) => {
  const { state } = view;
  const row = text === '|' && !state.readOnly ? rowAround(state) : null;
  const isInside = row !== null && from > row.from && /\|\s*$/.test(state.sliceDoc(to, row.to));
  if (!isInside || state.sliceDoc(from - 1, from) === '\\') return false;
  const header = row.parent?.getChild('TableHeader');
  if (!header || cellsIn(state, row).length < cellsIn(state, header).length) return false;
  const userEvent = 'input.type';
  view.dispatch({ changes: { from, to, insert: '\\|' }, selection: { anchor: from + 2 }, userEvent });
  return true;
});

export const tableKeys: Extension = [
  escapePipe,
  Prec.high(
    keymap.of([
      { key: 'Enter', run: addRow, shift: addRow },
      { key: 'Tab', run: nextCell, shift: previousCell },
    ]),
  ),
];
