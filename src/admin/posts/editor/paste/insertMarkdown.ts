import { isolateHistory } from '@codemirror/commands';
import type { EditorState, TransactionSpec } from '@codemirror/state';
import { isBlank, textAt } from '#src/admin/posts/editor/markdown/lines.ts';
import type { ImagePlace } from '#src/admin/posts/editor/markdown/uploadsInText.ts';
import type { Pasted } from './htmlToMarkdown.ts';
import { pictureMarker } from './pastedPictures.ts';

/** What goes between the pasted text and the text around it, and before each of its lines. */
type Frame = { from: number; before: string; prefix: string; after: string };

/**
 * Words and single paragraphs join the text at the caret. Blocks become blocks of their own in the list item or quote of the
 * caret, and the text on both sides is unchanged.
 * @returns the change, and the places of the images after it
 */
export function insertMarkdown(
  state: EditorState,
  pasted: Pasted,
): { change: TransactionSpec; places: ImagePlace[] } {
  const frame = pasted.isInline ? inLine(state, pasted) : ownBlocks(state, pasted.markdown);
  const { from, before, prefix, after } = frame;
  const parts = pasted.markdown.split(pictureMarker);
  const texts = parts.map((part) => prefixed(part, prefix));
  const text = before + texts.join('');
  return {
    change: {
      changes: { from, to: endOf(state, after), insert: text + after },
      selection: { anchor: from + text.length },
      annotations: isolateHistory.of('full'),
      scrollIntoView: true,
      userEvent: 'input.paste',
    },
    places: pasted.descriptions.map((description, index) => ({
      description,
      position: from + (before + texts.slice(0, index + 1).join('')).length,
      isInline:
        !/(^|\n)$/.test(parts.slice(0, index + 1).join('')) || !/^(\n|$)/.test(parts[index + 1] ?? ''),
    })),
  };
}

/** Excludes the spaces that would begin the next line. */
function endOf(state: EditorState, after: string): number {
  const { to } = state.selection.main;
  const [spaces = ''] = /^[ \t]*/.exec(state.sliceDoc(to, state.doc.lineAt(to).to)) ?? [];
  return after === '' ? to : to + spaces.length;
}

const marker = '(?:[-*+]|\\d{1,9}[.)])[ \\t]+(?:\\[[ xX]\\] )?';
/** The markers of the quotes and list items that a line begins. */
const lineMarks = new RegExp(`^[ \\t]*(?:(?:>[ \\t]?|${marker})[ \\t]*)*`);
const lastMarker = new RegExp(`^(.*?)(${marker})$`);
const listLine = /^[>\s]*([-*+]|\d{1,9}[.)]) /;

function inLine(state: EditorState, { spaces }: Pasted): Frame {
  const { from, to } = state.selection.main;
  const [marks = ''] = lineMarks.exec(state.sliceDoc(state.doc.lineAt(from).from, from)) ?? [];
  return {
    from,
    before: /\S/.test(state.sliceDoc(from - 1, from)) ? spaces.before : '',
    prefix: nextLine(marks),
    after: /\S/.test(state.sliceDoc(to, to + 1)) ? spaces.after : '',
  };
}

function ownBlocks(state: EditorState, markdown: string): Frame {
  const { from, to } = state.selection.main;
  const line = state.doc.lineAt(from);
  const typed = state.sliceDoc(line.from, from);
  const rest = state.sliceDoc(to, state.doc.lineAt(to).to).trim();
  const [marks = ''] = lineMarks.exec(typed) ?? [];
  const [, outer = '', item = ''] = lastMarker.exec(marks) ?? [];
  const [heading = ''] = /^#{1,6} +/.exec(typed.slice(marks.length)) ?? [];
  const isStart = typed.slice(marks.length + heading.length).trim() === '';
  const isList = listLine.test(markdown);
  if (isList && item !== '') {
    const prefix = nextLine(outer);
    const after = rest === '' ? '' : `\n${prefix}${item}`;
    return isStart
      ? { from: line.from + outer.length, before: '', prefix, after }
      : { from, before: `\n${prefix}`, prefix, after };
  }
  const prefix = nextLine(marks);
  const gap = `\n${prefix.trimEnd()}\n${prefix}`;
  const previous = textAt(state, line, -1);
  const next = textAt(state, state.doc.lineAt(to), 1);
  const isApart = isBlank(previous) || item !== '' || (isList && listLine.test(previous));
  const isJoined = (isList || item !== '') && listLine.test(rest || next);
  let after = isJoined || isBlank(next) ? '' : `\n${prefix.trimEnd()}`;
  if (rest !== '') after = isJoined ? `\n${prefix}` : gap + heading;
  if (!isStart) return { from: line.from + typed.trimEnd().length, before: gap, prefix, after };
  return { from: line.from + marks.length, before: isApart ? '' : `\n${prefix}`, prefix, after };
}

/** Quotes continue with their marker, items with spaces below their text. */
function nextLine(marks: string): string {
  return marks.replace(/\[[ xX]\] /g, '').replace(/[^>]/g, ' ');
}

function prefixed(text: string, prefix: string): string {
  return text.replace(/\n(?=(\n?))/g, (_, next) => `\n${next === '' ? prefix : prefix.trimEnd()}`);
}
