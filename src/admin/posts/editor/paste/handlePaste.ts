import type { EditorState } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { pastedLink } from '#src/admin/posts/editor/markdown/links.ts';
import { nodeAround } from '#src/admin/posts/editor/markdown/markdownLanguage.ts';
import {
  type ImagePlace,
  placeUpload,
  removeUpload,
  uploadsInText,
} from '#src/admin/posts/editor/markdown/uploadsInText.ts';
import { notify } from '#src/components/notifications/notificationQueue.ts';
import { modeOf } from './codeEditor.ts';
import { htmlToMarkdown, longHtmlToMarkdown, type PasteContext, type Pasted } from './htmlToMarkdown.ts';
import { insertMarkdown } from './insertMarkdown.ts';

type PasteOptions = {
  onFiles(files: File[]): void;
  onPicture(file: File, place: ImagePlace): void;
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
  const link = pastedLink(state, clipboardData.getData('text/plain'));
  if (link) {
    view.dispatch(link, { userEvent: 'input.paste' });
    return true;
  }
  const mode = modeOf(clipboardData.getData('vscode-editor-data'));
  if (html === '' || /^(markdown|mdx|plaintext)$/.test(mode)) return false;
  const context = { rtf: clipboardData.getData('text/rtf'), language: mode, isLine: isInCell(state) };
  if (html.length > longHtml) {
    void pasteLater(view, longHtmlToMarkdown(html, context), clipboardData.getData('text/plain'), options);
    return true;
  }
  const pasted = convert(html, context);
  if (pasted) insert(view, pasted, options);
  return pasted !== null;
}

/** From this length on, the conversion takes longer than a key may. */
const longHtml = 200_000;

/** @returns `null` if the plain text says it better, or the HTML cannot be converted */
function convert(html: string, context: PasteContext): Pasted | null {
  try {
    const pasted = htmlToMarkdown(html, context);
    return isEmpty(pasted) ? null : pasted;
  } catch (error) {
    warn(error);
    return null;
  }
}

function isEmpty({ markdown, pictures, missing }: Pasted): boolean {
  return markdown === '' && pictures.length + missing === 0;
}

function warn(error: unknown): void {
  console.warn("Couldn't convert the pasted HTML to Markdown:", error);
}

function isInCell(state: EditorState): boolean {
  const row = nodeAround(state, 'TableRow') ?? nodeAround(state, 'TableHeader');
  const { from, to } = state.selection.main;
  return row !== null && row.from < from && to < row.to;
}

/** Safari's images are read first, which takes a moment. */
function insert(view: EditorView, pasted: Pasted, options: PasteOptions): void {
  const files = pasted.pictures.map(({ source }) => source);
  if (files.every((file) => file instanceof File)) insertWith(view, view.state, pasted, files, options);
  else void pasteLater(view, Promise.resolve(pasted), '', options);
}

/** Marks the place while the writer continues. Selected text is replaced if it is still there. */
async function pasteLater(
  view: EditorView,
  conversion: Promise<Pasted>,
  plainText: string,
  options: PasteOptions,
): Promise<void> {
  const { from, to } = view.state.selection.main;
  const selected = view.state.sliceDoc(from, to);
  const id = -Date.now();
  view.dispatch({ effects: placeUpload.of({ id, name: 'Pasting…', position: from }) });
  const pasted = await conversion.catch(warn);
  const files = await Promise.all((pasted?.pictures ?? []).map(({ source }) => source));
  const position = view.state.field(uploadsInText).find((one) => one.id === id)?.position ?? from;
  const end = position + selected.length;
  const head = view.state.sliceDoc(position, end) === selected ? end : position;
  const { state } = view.state.update({
    selection: { anchor: position, head },
    effects: removeUpload.of(id),
  });
  view.dispatch({ effects: removeUpload.of(id) });
  if (pasted && !isEmpty(pasted)) insertWith(view, state, pasted, files, options);
  else view.dispatch({ changes: { from: position, to: head, insert: plainText }, userEvent: 'input.paste' });
}

/** One change, which one Undo takes back. Images follow, each once it is uploaded. */
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
  view.dispatch(isAtCaret ? change : { ...change, selection: undefined, scrollIntoView: false });
  if (pasted.missing > 0 || files.includes(null)) notify({ severity: 'error', message: missingMessage });
  for (const [index, { isInline }] of pasted.pictures.entries()) {
    const file = files[index];
    if (file) onPicture(file, { position: places[index] ?? 0, isInline });
  }
}

const missingMessage = "Some images couldn't be pasted. Upload them from your computer instead";

export function isPasting(state: EditorState): boolean {
  return state.field(uploadsInText).some(({ id }) => id < 0);
}

/** Word processors add a picture of the copied text; browsers add the URL of a copied picture. */
function hasWords(html: string): boolean {
  return (new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '').trim() !== '';
}
