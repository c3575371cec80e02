import type { EditorState, StateCommand, TransactionSpec } from '@codemirror/state';
import type { SyntaxNode } from '@lezer/common';
import { nodeAround, treeUpTo } from './markdownLanguage.ts';

type Span = { node: 'StrongEmphasis' | 'Emphasis' | 'InlineCode'; marker: '**' | '*' | '`' };

const bold: Span = { node: 'StrongEmphasis', marker: '**' };
const italic: Span = { node: 'Emphasis', marker: '*' };
const code: Span = { node: 'InlineCode', marker: '`' };

export const toggleBold = editing((state) => toggleSpan(state, bold));
export const toggleItalic = editing((state) => toggleSpan(state, italic));

/** Backticks within a line, a fence around several lines. */
export const toggleCode = editing((state) => {
  const { from, to } = state.selection.main;
  const selected = state.sliceDoc(from, to);
  if (!selected.includes('\n')) return toggleSpan(state, code);
  if (nodeAround(state, 'Table')) return {};
  const before = state.doc.lineAt(from).from === from ? '' : '\n';
  const lines = selected.replace(/\n$/, '');
  const start = from + before.length + 4;
  return {
    changes: { from, to, insert: `${before}\`\`\`\n${lines}\n\`\`\`\n` },
    selection: { anchor: start, head: start + lines.length },
  };
});

/** Inserts the table after the selection, or after the table around it, and selects the first cell. */
export const insertTable = editing((state) => {
  const from = nodeAround(state, 'Table')?.to ?? state.selection.main.to;
  const before = from === 0 || state.sliceDoc(from - 2, from) === '\n\n' ? '' : '\n\n';
  const after = state.sliceDoc(from, from + 2) === '\n\n' ? '' : '\n\n';
  const cell = from + before.length + 2;
  return {
    changes: { from, insert: `${before}| First | Second |\n| --- | --- |\n|  |  |${after}` },
    selection: { anchor: cell, head: cell + 'First'.length },
  };
});

/** Wraps a command so that it does nothing while the field is read-only. */
export function editing(edit: (state: EditorState) => TransactionSpec | null): StateCommand {
  return ({ state, dispatch }) => {
    const spec = state.readOnly ? null : edit(state);
    if (spec) dispatch(state.update({ ...spec, scrollIntoView: true, userEvent: 'input.format' }));
    return spec !== null;
  };
}

/** Merges spans inside the selection, as word processors do; otherwise their markers would end each other. */
function toggleSpan(state: EditorState, { node, marker }: Span): TransactionSpec {
  const { from, to } = state.selection.main;
  const size = marker.length;
  if (from === to && isBetween(state, marker)) {
    return { changes: { from: from - size, to: from + size } };
  }
  const around = nodeAround(state, node);
  const anchor = around && from === to ? acrossEnd(state, around, size) : undefined;
  if (anchor !== undefined) return { selection: { anchor } };
  if (around) return withoutDelimiters(state, around);
  const joined = spansWithin(state, node, from, to);
  const start = Math.min(from, ...joined.map((span) => span.from));
  const end = Math.max(to, ...joined.map((span) => span.to));
  const plain = state.changes(joined.flatMap(markersOf)).apply(state.doc);
  const text = plain.sliceString(start, end - joined.length * 2 * size);
  return {
    changes: { from: start, to: end, insert: `${marker}${text}${marker}` },
    selection: { anchor: start + size, head: start + size + text.length },
  };
}

/**
 * The other side of the markers at the end of the span, if the caret is on one: as in word processors, the command then
 * switches whether what is typed next belongs to the span.
 */
function acrossEnd(state: EditorState, span: SyntaxNode, size: number): number | undefined {
  const { head } = state.selection.main;
  const end = span.to - size;
  if (head === span.to) return end;
  return head <= end && /^[*_`]*$/.test(state.sliceDoc(head, end)) ? span.to : undefined;
}

function withoutDelimiters(state: EditorState, span: SyntaxNode): TransactionSpec {
  const changes = state.changes(markersOf(span));
  const { from, to } = state.selection.main;
  return { changes, selection: { anchor: changes.mapPos(from, 1), head: changes.mapPos(to, -1) } };
}

/** Whether the caret is between two markers with no text yet, which the parser does not see as a span. */
function isBetween(state: EditorState, marker: string): boolean {
  const { from } = state.selection.main;
  const before = state.sliceDoc(from - 3, from);
  const isHalfOfBold = marker === '*' && /(^|[^*])\*\*$/.test(before);
  return before.endsWith(marker) && state.sliceDoc(from, from + 3).startsWith(marker) && !isHalfOfBold;
}

function markersOf(span: SyntaxNode): { from: number; to: number }[] {
  const marks = [span.firstChild, span.lastChild].filter((mark) => mark !== null);
  return marks.map(({ from, to }) => ({ from, to }));
}

function spansWithin(state: EditorState, name: string, from: number, to: number): SyntaxNode[] {
  const spans: SyntaxNode[] = [];
  treeUpTo(state, to).iterate({
    from,
    to,
    enter(node) {
      if (node.name === name && node.from < to && node.to > from) spans.push(node.node);
    },
  });
  return spans;
}
