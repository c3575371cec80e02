import { closeSearchPanel, findNext, findPrevious, openSearchPanel, search } from '@codemirror/search';
import { EditorState, type Extension } from '@codemirror/state';
import { type KeyBinding, keymap } from '@codemirror/view';

const keys: readonly KeyBinding[] = [
  { key: 'Mod-f', run: openSearchPanel, scope: 'editor search-panel' },
  { key: 'F3', run: findNext, shift: findPrevious, scope: 'editor search-panel', preventDefault: true },
  { key: 'Mod-g', run: findNext, shift: findPrevious, scope: 'editor search-panel', preventDefault: true },
  // Otherwise the form would close too.
  { key: 'Escape', run: closeSearchPanel, scope: 'editor search-panel', stopPropagation: true },
];

/** CodeMirror's own panel; `theme/components/markdownField.ts` dresses it. */
export const searchPanel: Extension = [
  search({ top: true, literal: true }),
  keymap.of(keys),
  EditorState.phrases.of({
    next: 'Next',
    previous: 'Previous',
    all: 'Select all',
    'match case': 'Match case',
    regexp: 'Regular expression',
    'by word': 'Whole words',
    Replace: 'Replace with',
    replace: 'Replace',
    'replace all': 'Replace all',
    close: 'Close find and replace',
  }),
];
