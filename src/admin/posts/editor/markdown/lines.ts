import type { ChangeSpec, EditorState, Line, TransactionSpec } from '@codemirror/state';
import { editing } from './formatting.ts';
import { nodeAround } from './markdownLanguage.ts';

type LineStyle = { own: RegExp; replaced: RegExp; prefix(number: number): string };

const headingPrefix = /^#{1,6}\s+/;
const itemPrefix = /^(?:- |\d+[.)] )/;

export const toggleHeading = toggling({ own: /^## /, replaced: headingPrefix, prefix: () => '## ' });
export const toggleSubheading = toggling({ own: /^### /, replaced: headingPrefix, prefix: () => '### ' });
export const toggleList = toggling({ own: /^- /, replaced: itemPrefix, prefix: () => '- ' });
export const toggleNumberedList = toggling({
  own: /^\d+[.)] /,
  replaced: itemPrefix,
  prefix: (number) => `${number}. `,
});
export const toggleQuote = toggling({ own: /^> /, replaced: /^> /, prefix: () => '> ' });

function toggling({ own, replaced, prefix }: LineStyle) {
  return editing((state) => {
    // A marker before a row would end its table.
    if (nodeAround(state, 'Table')) return {};
    const all = selectedLines(state);
    const lines = all.filter(({ length }) => length > 0 || all.length === 1);
    const isStyled = lines.every(({ text }) => own.test(text));
    const changes = lines.map(({ from, text }, index): ChangeSpec => {
      const [before = ''] = (isStyled ? own : replaced).exec(text) ?? [];
      return { from, to: from + before.length, insert: isStyled ? '' : prefix(index + 1) };
    });
    const set = state.changes([...changes, ...gapsAround(state, all, isStyled ? '' : prefix(1))]);
    const { anchor, head } = state.selection.main;
    return { changes: set, selection: { anchor: set.mapPos(anchor, 1), head: set.mapPos(head, 1) } };
  });
}

/** Blank lines to insert. Without them, a paragraph right below an item or a quote would belong to it. */
function gapsAround(state: EditorState, lines: readonly Line[], prefix: string): ChangeSpec[] {
  const [first, last] = [lines[0], lines.at(-1)];
  const [above, below] = [textAt(state, first, -1), textAt(state, last, 1)];
  const isText = prefix === '';
  const hasGapAbove = isText && marker.test(above);
  const hasGapBelow = isText
    ? marker.test(below)
    : marker.test(prefix) && !isBlank(below) && !marker.test(below);
  return [
    ...(first && hasGapAbove ? [{ from: first.from - 1, insert: '\n' }] : []),
    ...(last && hasGapBelow ? [{ from: last.to + 1, insert: '\n' }] : []),
  ];
}

/** Excludes the last line if the selection ends at its start. */
function selectedLines({ doc, selection }: EditorState): Line[] {
  const { from, to } = selection.main;
  const first = doc.lineAt(from).number;
  const last = doc.lineAt(Math.max(from, to - 1)).number;
  return Array.from({ length: last - first + 1 }, (_, index) => doc.line(first + index));
}

const marker = /^(\s*)([-*+]|(\d+)([.)])|>)( \[[ xX]\])? /;

/** For Backspace at the start of an item or a line of a quote. */
export const leaveItem = editing((state) => {
  const { from, to } = state.selection.main;
  const line = state.doc.lineAt(from);
  const [prefix] = marker.exec(line.text) ?? [];
  const isStart = from === to && prefix?.length === from - line.from;
  return isStart && !nodeAround(state, 'FencedCode') ? withoutMarker(state, line, from) : null;
});

/** The line as a paragraph between blank lines. */
function withoutMarker(state: EditorState, line: Line, to: number): TransactionSpec {
  const before = isBlank(textAt(state, line, -1)) ? '' : '\n';
  const after = isBlank(textAt(state, line, 1)) ? [] : [{ from: line.to + 1, insert: '\n' }];
  return {
    changes: [{ from: line.from, to, insert: before }, ...after],
    selection: { anchor: line.from + before.length },
  };
}

/** The text of the line that is `offset` lines below, empty if there is none. */
export function textAt({ doc }: EditorState, line: Line | undefined, offset: number): string {
  const number = (line?.number ?? 0) + offset;
  return number >= 1 && number <= doc.lines ? doc.line(number).text : '';
}

/** Whether it is empty except for the markers of quotes. */
export function isBlank(text: string): boolean {
  return /^[>\s]*$/.test(text);
}

/** For Enter: starts the next item or line of a quote; on an empty one, ends the list or quote. */
export const continueList = editing((state) => {
  const { from, to } = state.selection.main;
  const line = state.doc.lineAt(from);
  const item = marker.exec(state.sliceDoc(line.from, from));
  if (from !== to || !item || nodeAround(state, 'FencedCode')) return null;
  const [prefix, indent = '', bullet = '', number, delimiter, box] = item;
  if (line.text.slice(prefix.length).trim() === '') return withoutMarker(state, line, from);
  const next = number ? `${Number(number) + 1}${delimiter}` : bullet;
  const insert = `\n${indent}${next}${box ? ' [ ]' : ''} `;
  return { changes: { from, insert }, selection: { anchor: from + insert.length } };
});
