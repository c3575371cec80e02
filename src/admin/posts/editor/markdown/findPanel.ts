import {
  closeSearchPanel,
  findNext,
  findPrevious,
  openSearchPanel,
  type SearchQuery,
  search,
} from '@codemirror/search';
import type { EditorState, Extension } from '@codemirror/state';
import { type KeyBinding, keymap } from '@codemirror/view';

const keys: readonly KeyBinding[] = [
  { key: 'Mod-f', run: openSearchPanel, scope: 'editor search-panel' },
  { key: 'F3', run: findNext, shift: findPrevious, scope: 'editor search-panel', preventDefault: true },
  { key: 'Mod-g', run: findNext, shift: findPrevious, scope: 'editor search-panel', preventDefault: true },
  { key: 'Escape', run: closeSearchPanel, scope: 'editor search-panel' },
];

/** CodeMirror's search. `onPanel` receives the element into which React renders the panel. */
export function findPanel(onPanel: (panel: HTMLElement | null) => void): Extension {
  const createPanel = () => {
    const dom = document.createElement('div');
    return { dom, top: true, mount: () => onPanel(dom), destroy: () => onPanel(null) };
  };
  return [search({ top: true, literal: true, createPanel }), keymap.of(keys)];
}

const maxCounted = 1000;

/** @returns the number of matches (capped at 1,000) and which one is selected, from 1 */
export function countMatches(state: EditorState, query: SearchQuery): { count: number; current: number } {
  const { from, to } = state.selection.main;
  let count = 0;
  let current = 0;
  if (!query.valid) return { count, current };
  for (const matches = query.getCursor(state); count < maxCounted; ) {
    const { value, done } = matches.next();
    if (done) break;
    count += 1;
    if (value.from === from && value.to === to) current = count;
  }
  return { count, current };
}
