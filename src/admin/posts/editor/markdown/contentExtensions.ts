import { indentLess, indentMore } from '@codemirror/commands';
import { indentUnit } from '@codemirror/language';
import { closeSearchPanel, findNext, findPrevious, openSearchPanel, search } from '@codemirror/search';
import { EditorState, type Extension, Prec } from '@codemirror/state';
import { EditorView, type KeyBinding, keymap } from '@codemirror/view';
import { caretInView } from './caretInView.ts';
import { openDescription } from './imagesInText.ts';
import { behindLineMarks, joinNextLine, moveHeadingDown, stopAtTextStart } from './lineMarks.ts';
import { continueList, leaveItem } from './lines.ts';
import { linkRequest } from './links.ts';
import { markdownCommands } from './markdownCommands.ts';
import { markdownDecorations } from './markdownDecorations.ts';
import { markdownLanguage } from './markdownLanguage.ts';
import { tableKeys } from './tableKeys.ts';
import { placeUpload, removeUpload, type UploadInText, uploadsInText } from './uploadsInText.ts';

export type ContentEvents = {
  /** Line numbers start at 1. */
  onCaretLine(line: number): void;
  onLink(): void;
  /** An upload has ended, or the paste that placed it was undone. */
  onUploadRemoved(id: number): void;
  /** A redo has placed a canceled upload again. */
  onUploadRestored(upload: UploadInText): void;
  /** @returns whether the paste was handled completely */
  onPaste(event: ClipboardEvent, view: EditorView): boolean;
};

/** Sets up CodeMirror as the content field of a post. Tab leaves the field, except inside a table. */
export function contentExtensions(events: () => ContentEvents): Extension {
  return [
    markdownLanguage,
    uploadsInText,
    openDescription,
    markdownDecorations,
    behindLineMarks,
    // Enough to indent an item below `1. `, and too little for a code block.
    indentUnit.of('   '),
    tableKeys,
    Prec.high(keymap.of([...formattingKeys, ...lineKeys, submitKey])),
    searchPanel,
    caretInView,
    EditorView.domEventHandlers({
      paste: (event, view) => events().onPaste(event, view),
      drop: moveCaretToDrop,
    }),
    EditorView.updateListener.of(({ docChanged, selectionSet, state, transactions }) => {
      const { head } = state.selection.main;
      if (docChanged || selectionSet) events().onCaretLine(state.doc.lineAt(head).number);
      for (const transaction of transactions) {
        const isRedo = transaction.isUserEvent('redo');
        for (const effect of transaction.effects) {
          if (effect.is(linkRequest)) events().onLink();
          if (effect.is(removeUpload)) events().onUploadRemoved(effect.value);
          if (effect.is(placeUpload) && isRedo) events().onUploadRestored(effect.value);
        }
      }
    }),
  ];
}

const formattingKeys = markdownCommands.flatMap(({ key, run }) =>
  key ? [{ key, run, preventDefault: true }] : [],
);

const lineKeys: readonly KeyBinding[] = [
  { key: 'Enter', run: moveHeadingDown },
  { key: 'Enter', run: continueList },
  { key: 'Backspace', run: leaveItem },
  { key: 'Delete', run: joinNextLine },
  // The caret can't go before an item's marker, where spaces would indent it.
  { key: 'Mod-]', run: indentMore, preventDefault: true },
  { key: 'Mod-[', run: indentLess, preventDefault: true },
  { key: 'Home', run: stopAtTextStart, shift: stopAtTextStart },
  { mac: 'Cmd-ArrowLeft', run: stopAtTextStart, shift: stopAtTextStart },
  { mac: 'Ctrl-a', run: stopAtTextStart, shift: stopAtTextStart },
];

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

const searchKeys: readonly KeyBinding[] = [
  { key: 'Mod-f', run: openSearchPanel, scope: 'editor search-panel' },
  { key: 'F3', run: findNext, shift: findPrevious, scope: 'editor search-panel', preventDefault: true },
  { key: 'Mod-g', run: findNext, shift: findPrevious, scope: 'editor search-panel', preventDefault: true },
  // Otherwise the form would close too.
  { key: 'Escape', run: closeSearchPanel, scope: 'editor search-panel', stopPropagation: true },
];

/** CodeMirror's own panel, styled by `theme/components/markdownField.ts`. */
const searchPanel: Extension = [
  search({ top: true, literal: true }),
  keymap.of(searchKeys),
  EditorState.phrases.of({
    next: 'Next',
    previous: 'Previous',
    all: 'Select All',
    'match case': 'Match Case',
    regexp: 'Regular Expression',
    'by word': 'Whole Words',
    Replace: 'Replace With',
    replace: 'Replace',
    'replace all': 'Replace All',
    close: 'Close Find and Replace',
  }),
];
