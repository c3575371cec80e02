import { type EditorState, type StateCommand, StateEffect, type TransactionSpec } from '@codemirror/state';
import { linkParts, nodeAround } from './markdownLanguage.ts';

/** `words` is Markdown source. */
type Link = { words: string; url: string };

type EditedLink = Link & { from: number; to: number; isStored: boolean };

/** Opens the dialog, which React renders. */
export const linkRequest = StateEffect.define<null>();

export const requestLink: StateCommand = ({ state, dispatch }) => {
  if (!state.readOnly) dispatch(state.update({ effects: linkRequest.of(null) }));
  return true;
};

export const urlPattern = /^(https?:\/\/|mailto:)\S+$/;

/** The link at the selection, or a new one with the selected text or URL. */
export function linkAt(state: EditorState): EditedLink {
  const node = nodeAround(state, 'Link');
  const parts = node && linkParts(state, node);
  if (parts) {
    const words = state.sliceDoc(parts.from, parts.to);
    const url = parts.url.replace(/^<(.*)>$/, '$1');
    return { from: node.from, to: node.to, words, url, isStored: true };
  }
  const { from, to } = state.selection.main;
  const selected = state.sliceDoc(from, to);
  const link = urlPattern.test(selected)
    ? { words: '', url: selected }
    : { words: selected.replace(/\s*\n\s*/g, ' '), url: '' };
  return { from, to, ...link, isStored: false };
}

/** If `words` is empty, the link shows its URL. */
export function putLink(state: EditorState, { words, url }: Link): TransactionSpec {
  const { from, to } = linkAt(state);
  const insert = `[${words.trim() || escapeBrackets(url)}](${completeUrl(url)})`;
  return {
    changes: { from, to, insert },
    selection: { anchor: from + insert.length },
    userEvent: 'input.format',
  };
}

export function removeLink(state: EditorState): TransactionSpec {
  const { from, to, words } = linkAt(state);
  return { changes: { from, to, insert: words }, selection: { anchor: from + words.length } };
}

/** Adds `https://` to `example.com`, and encodes characters that would end a URL in Markdown. */
export function completeUrl(url: string): string {
  const typed = url.trim();
  const isBareDomain = /^[\w-]+(\.[\w-]+)+(?=$|[/?#:])/.test(typed);
  const complete = isBareDomain ? `https://${typed}` : typed;
  return complete
    .replace(/[\s<>]/g, encodeURIComponent)
    .replaceAll('(', '%28')
    .replaceAll(')', '%29');
}

function escapeBrackets(words: string): string {
  return words.trim().replace(/[\\[\]]/g, '\\$&');
}
