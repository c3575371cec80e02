import type { ChangeSpec, EditorState, Line } from '@codemirror/state';
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
    const set = state.changes(changes);
    const { anchor, head } = state.selection.main;
    return { changes: set, selection: { anchor: set.mapPos(anchor, 1), head: set.mapPos(head, 1) } };
  });
}

/** Excludes the last line if the selection ends at its start. */
function selectedLines({ doc, selection }: EditorState): Line[] {
  const { from, to } = selection.main;
  const first = doc.lineAt(from).number;
  const last = doc.lineAt(Math.max(from, to - 1)).number;
  return Array.from({ length: last - first + 1 }, (_, index) => doc.line(first + index));
}

const marker = /^(\s*)([-*+]|(\d+)([.)])|>)( \[[ xX]\])? /;

/** For Enter: starts the next item; on an empty item, ends the list. */
export const continueList = editing((state) => {
  const { from, to } = state.selection.main;
  const line = state.doc.lineAt(from);
  const item = marker.exec(state.sliceDoc(line.from, from));
  if (from !== to || !item || nodeAround(state, 'FencedCode')) return null;
  const [prefix, indent = '', bullet = '', number, delimiter, box] = item;
  if (line.text.slice(prefix.length).trim() === '') return { changes: { from: line.from, to: from } };
  const next = number ? `${Number(number) + 1}${delimiter}` : bullet;
  const insert = `\n${indent}${next}${box ? ' [ ]' : ''} `;
  return { changes: { from, insert }, selection: { anchor: from + insert.length } };
});
