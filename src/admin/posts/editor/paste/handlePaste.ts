import type { EditorState, StateEffect } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { nodeAround } from '#src/admin/posts/editor/markdown/markdownLanguage.ts';
import {
  type ImagePlace,
  placeUpload,
  removeUpload,
  uploadsInText,
} from '#src/admin/posts/editor/markdown/uploadsInText.ts';
import { missingImagesMessage } from '#src/admin/posts/editor/messages.ts';
import { notify } from '#src/components/notifications/notificationQueue.ts';
import { pastedLink } from './html/links.ts';
import { htmlToMarkdown, type Pasted } from './htmlToMarkdown.ts';
import { insertMarkdown } from './insertMarkdown.ts';

type PasteOptions = {
  onFiles(files: File[]): void;
  /** Starts an upload. @returns what shows it in the text */
  onPicture(file: File, place: ImagePlace): StateEffect<unknown>[];
};

/**
 * Converts pasted text to Markdown, and turns selected text into a link when a URL is pasted; neither in code.
 * @returns false if CodeMirror should paste the plain text
 */
export function handlePaste(event: ClipboardEvent, view: EditorView, options: PasteOptions): boolean {
  const { clipboardData } = event;
  const { state } = view;
  if (state.readOnly || !clipboardData) return false;
  const html = clipboardData.getData('text/html');
  if (clipboardData.files.length > 0 && !hasWords(html)) {
    options.onFiles([...clipboardData.files]);
    return true;
  }
  if (['FencedCode', 'CodeBlock', 'InlineCode', 'URL'].some((name) => nodeAround(state, name))) return false;
  const isLine = isInCell(state);
  const copied = clipboardData.getData('text/plain');
  const plainText = isLine ? cellText(copied) : copied;
  const link = pastedLink(state, copied);
  if (link) {
    view.dispatch(link, { userEvent: 'input.paste' });
    return true;
  }
  const [, mode = ''] = /"mode":\s*"([\w+-]+)"/.exec(clipboardData.getData('vscode-editor-data')) ?? [];
  if (html === '' || /^(markdown|mdx|plaintext)$/.test(mode)) {
    if (isLine) replaceWith(view, state, plainText);
    return isLine;
  }
  const language = mode.replace(/react$/, '').replace('shellscript', 'bash');
  const notes = [...state.doc.toString().matchAll(/\[\^(\d{1,4})\]/g)].map(([, number]) => Number(number));
  const context = {
    rtf: clipboardData.getData('text/rtf'),
    language,
    isLine,
    firstNote: Math.max(0, ...notes) + 1,
  };
  void paste(view, htmlToMarkdown(html, context), plainText, options);
  return true;
}

function isInCell(state: EditorState): boolean {
  const row = nodeAround(state, 'TableRow') ?? nodeAround(state, 'TableHeader');
  const { from, to } = state.selection.main;
  return row !== null && row.from < from && to < row.to;
}

/** A line break or a pipe would end the cell. */
function cellText(plainText: string): string {
  return plainText
    .replace(/^\s*\n|\s*\n\s*$/g, '')
    .replace(/\s*\n\s*/g, ' ')
    .replace(/(?<!\\)\|/g, '\\|');
}

/** Marks the place, because the writer continues while a long text is converted, or Safari's images are read. */
async function paste(
  view: EditorView,
  conversion: Promise<Pasted>,
  plainText: string,
  options: PasteOptions,
): Promise<void> {
  const { from, to } = view.state.selection.main;
  const selected = view.state.sliceDoc(from, to);
  // Images count from 1.
  const id = -Date.now();
  view.dispatch({ effects: placeUpload.of({ id, name: 'Pasting...', position: from }) });
  const pasted = await conversion.catch(warn);
  const files = await Promise.all(pasted?.pictures ?? []);
  const position = view.state.field(uploadsInText).find((one) => one.id === id)?.position ?? from;
  // Replaces the selected text if it is still there.
  const end = position + selected.length;
  const head = view.state.sliceDoc(position, end) === selected ? end : position;
  const selection = { anchor: position, head };
  const { state } = view.state.update({ selection, effects: removeUpload.of(id) });
  view.dispatch({ effects: removeUpload.of(id) });
  const hasContent = pasted && (pasted.markdown !== '' || pasted.pictures.length + pasted.missing > 0);
  if (hasContent) insertWith(view, state, pasted, files, options);
  else replaceWith(view, state, plainText);
}

function replaceWith(view: EditorView, state: EditorState, text: string): void {
  view.dispatch(state.replaceSelection(text), { userEvent: 'input.paste', scrollIntoView: true });
}

function warn(error: unknown): void {
  console.warn("Couldn't convert the pasted HTML to Markdown:", error);
}

/** Makes one change, which one Undo reverts. Images follow, each once it is uploaded. */
function insertWith(
  view: EditorView,
  state: EditorState,
  pasted: Pasted,
  files: readonly (File | null)[],
  { onPicture }: PasteOptions,
) {
  const { change, places } = insertMarkdown(state, pasted);
  const { from, to } = state.selection.main;
  const { main } = view.state.selection;
  const isAtCaret = main.from === from && main.to === to;
  const uploads = places.flatMap((place, index) => {
    const file = files[index];
    return file ? onPicture(file, place) : [];
  });
  const placed = { ...change, effects: uploads };
  view.dispatch(isAtCaret ? placed : { ...placed, selection: undefined, scrollIntoView: false });
  if (pasted.missing > 0 || files.includes(null))
    notify({ severity: 'error', message: missingImagesMessage });
}

export function isPasting(state: EditorState): boolean {
  return state.field(uploadsInText).some(({ file }) => !file);
}

/** Word processors add a picture of the copied text; browsers add the URL of a copied picture. */
function hasWords(html: string): boolean {
  return (new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '').trim() !== '';
}
