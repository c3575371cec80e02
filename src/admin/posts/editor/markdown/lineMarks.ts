import { EditorSelection, EditorState, type Extension, type SelectionRange } from '@codemirror/state';
import { type Command, Decoration, EditorView } from '@codemirror/view';
import type { SyntaxNodeRef } from '@lezer/common';
import { editing } from './formatting.ts';
import { treeUpTo } from './markdownLanguage.ts';

/** Keeps the caret after the markers that begin a line: before them, typed text would turn them into text. */
export const behindLineMarks: Extension = [
  EditorState.transactionFilter.of((transaction) => {
    const { selection, docChanged, startState } = transaction;
    const isMove = transaction.isUserEvent('select') && !transaction.isUserEvent('select.search');
    if (!selection || docChanged || !isMove) return transaction;
    const isStep = !transaction.isUserEvent('select.pointer');
    const last = isStep ? startState.selection.main.head : undefined;
    const ranges = selection.ranges.map((range) => moved(startState, range, last));
    return [transaction, { selection: EditorSelection.create(ranges, selection.mainIndex) }];
  }),
  // Backspace deletes a marker as a whole.
  EditorView.atomicRanges.of(({ state, viewport: { from, to } }) =>
    Decoration.set(marksBetween(state, from, to).map((mark) => atom.range(mark.from, mark.to))),
  ),
  EditorView.domEventObservers({
    focus(_, view) {
      const { head, empty } = view.state.selection.main;
      const anchor = textStart(view.state, head);
      if (empty && anchor !== head) view.dispatch({ selection: { anchor } });
    },
  }),
];

const atom = Decoration.mark({});

/** For the keys that move to the start of a line: they stop where its text starts. */
export const stopAtTextStart: Command = ({ state }) => {
  const { head } = state.selection.main;
  return lineMarks(state, head).some(({ to }) => to === head);
};

/** For Enter at the start of a heading. */
export const moveHeadingDown = editing((state) => {
  const { head, empty } = state.selection.main;
  const mark = lineMarks(state, head).find(({ to }) => to === head);
  if (!empty || !mark?.isHeading) return null;
  const before = state.sliceDoc(state.doc.lineAt(head).from, mark.from);
  return { changes: { from: mark.from, insert: `\n${before}` } };
});

/** For Delete at the end of a line: deletes the markers of the next line, too. */
export const joinNextLine = editing((state) => {
  const { head, empty } = state.selection.main;
  const { from, to } = state.doc.lineAt(head);
  if (!empty || head !== to || from === to || to === state.doc.length) return null;
  const end = textStart(state, to + 1);
  return end > to + 1 ? { changes: { from: to, to: end } } : null;
});

/** Doesn't change a selection of several lines. */
function moved(state: EditorState, range: SelectionRange, last: number | undefined): SelectionRange {
  const { anchor, head, empty, assoc, goalColumn } = range;
  if (empty) {
    const caret = place(state, head, last);
    return caret === head ? range : EditorSelection.cursor(caret, assoc, undefined, goalColumn);
  }
  if (state.doc.lineAt(range.from).to < range.to) return range;
  return EditorSelection.range(textStart(state, anchor), place(state, head, last), goalColumn);
}

/** The position after the markers. A step to the left from there leads to the end of the line before. */
function place(state: EditorState, position: number, last: number | undefined): number {
  const end = textStart(state, position);
  if (last !== end) return end;
  const marks = lineMarks(state, position);
  const start = marks.reduceRight((at, { from, to }) => (from <= at && at < to ? from - 1 : at), position);
  return start < 0 ? end : start;
}

/** The position itself, or the end of the markers around it. */
function textStart(state: EditorState, position: number): number {
  return lineMarks(state, position).reduce((at, { from, to }) => (from <= at && at < to ? to : at), position);
}

/** The markers that start a line, except those of headings. */
const startMarks = new Set(['QuoteMark', 'ListMark', 'TaskMarker']);

type LineMark = { from: number; to: number; isHeading: boolean };

function lineMarks(state: EditorState, position: number): LineMark[] {
  const { from, to } = state.doc.lineAt(position);
  return marksBetween(state, from, to);
}

/** Includes the space around them. */
function marksBetween(state: EditorState, from: number, to: number): LineMark[] {
  const marks: LineMark[] = [];
  treeUpTo(state, to).iterate({
    from,
    to,
    enter(node) {
      const isHeading = node.name === 'HeaderMark' && isOpening(node);
      if (!isHeading && !startMarks.has(node.name)) return;
      const line = state.doc.lineAt(node.from);
      const isFirst = state.sliceDoc(line.from, node.from).trim() === '';
      marks.push({ from: isFirst ? line.from : node.from, to: endWithSpace(state, node), isHeading });
    },
  });
  return marks;
}

function isOpening({ from, node: { parent } }: SyntaxNodeRef): boolean {
  return parent?.from === from && parent.name.startsWith('ATX');
}

export function endWithSpace(state: EditorState, { to }: { to: number }): number {
  return state.sliceDoc(to, to + 1) === ' ' ? to + 1 : to;
}
