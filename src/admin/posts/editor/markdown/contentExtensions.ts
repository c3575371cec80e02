import { openSearchPanel } from '@codemirror/search';
import { type Extension, Prec } from '@codemirror/state';
import { type Command, EditorView, keymap } from '@codemirror/view';
import { linkRequest, requestLink } from '#src/admin/posts/editor/markdown/links.ts';
import {
  type MarkdownCommandName,
  markdownCommands,
} from '#src/admin/posts/editor/markdown/markdownCommands.ts';
import { insertTable, toggleBold, toggleCode, toggleItalic } from './formatting.ts';
import {
  continueList,
  toggleHeading,
  toggleList,
  toggleNumberedList,
  toggleQuote,
  toggleSubheading,
} from './lines.ts';
import { markdownDecorations } from './markdownDecorations.ts';
import { markdownLanguage } from './markdownLanguage.ts';
import { searchPanel } from './searchPanel.ts';
import { uploadsInText } from './uploadsInText.ts';

export type ContentEvents = {
  onText(): void;
  /** Line numbers start at 1. */
  onCaretLine(line: number): void;
  onLink(): void;
  /** @returns whether the paste was handled completely */
  onPaste(event: ClipboardEvent, view: EditorView): boolean;
};

export const commandRuns: Readonly<Record<MarkdownCommandName, Command>> = {
  Heading: toggleHeading,
  Subheading: toggleSubheading,
  Bold: toggleBold,
  Italic: toggleItalic,
  Link: requestLink,
  List: toggleList,
  'Numbered list': toggleNumberedList,
  Quote: toggleQuote,
  Code: toggleCode,
  Table: insertTable,
  'Find and replace': openSearchPanel,
};

/** Sets up CodeMirror as the content field of a post. Tab is not bound, so it leaves the field. */
export function contentExtensions(events: () => ContentEvents): Extension {
  return [
    markdownLanguage,
    uploadsInText,
    markdownDecorations,
    Prec.high(keymap.of([...formattingKeys, { key: 'Enter', run: continueList }, submitKey])),
    searchPanel,
    EditorView.domEventHandlers({
      paste: (event, view) => events().onPaste(event, view),
      drop: moveCaretToDrop,
    }),
    EditorView.updateListener.of(({ docChanged, selectionSet, state, transactions }) => {
      const { head } = state.selection.main;
      if (docChanged || selectionSet) events().onCaretLine(state.doc.lineAt(head).number);
      if (docChanged) events().onText();
      const isLink = transactions.some(({ effects }) => effects.some((effect) => effect.is(linkRequest)));
      if (isLink) events().onLink();
    }),
  ];
}

const formattingKeys = markdownCommands.flatMap(({ key, name }) =>
  key ? [{ key, run: commandRuns[name], preventDefault: true }] : [],
);

/** Leaves Mod-Enter to the form; otherwise CodeMirror would insert a line break first. */
const submitKey = { key: 'Mod-Enter', run: () => true };

/** The drop zone around the field handles files; CodeMirror would insert them as text. */
function moveCaretToDrop(event: DragEvent, view: EditorView): boolean {
  if (!event.dataTransfer?.types.includes('Files')) return false;
  const { left, right, top, bottom } = view.scrollDOM.getBoundingClientRect();
  const { clientX: x, clientY: y } = event;
  const isInside = x > left && x < right && y > top && y < bottom;
  if (isInside && !view.state.readOnly)
    view.dispatch({ selection: { anchor: view.posAtCoords({ x, y }, false) } });
  return true;
}
