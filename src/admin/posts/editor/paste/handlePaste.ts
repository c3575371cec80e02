import type { EditorState } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { pastedLink } from '#src/admin/posts/editor/markdown/links.ts';
import { nodeAround } from '#src/admin/posts/editor/markdown/markdownLanguage.ts';
import type { ImagePlace } from '#src/admin/posts/editor/markdown/uploadsInText.ts';
import { notify } from '#src/components/notifications/notificationQueue.ts';
import { modeOf } from './codeEditor.ts';
import { htmlToMarkdown, type Pasted } from './htmlToMarkdown.ts';
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
  const pasted = html === '' ? null : convert(html, clipboardData, state);
  if (pasted) insert(view, pasted, options);
  return pasted !== null;
}

/** @returns `null` if the plain text says it better, or the HTML cannot be converted */
function convert(html: string, clipboard: DataTransfer, state: EditorState): Pasted | null {
  const mode = modeOf(clipboard.getData('vscode-editor-data'));
  if (/^(markdown|mdx|plaintext)$/.test(mode)) return null;
  try {
    const rtf = clipboard.getData('text/rtf');
    const pasted = htmlToMarkdown(html, { rtf, language: mode, isLine: isInCell(state) });
    return pasted.markdown === '' && pasted.pictures.length + pasted.missing === 0 ? null : pasted;
  } catch (error) {
    console.warn("Couldn't convert the pasted HTML to Markdown:", error);
    return null;
  }
}

function isInCell(state: EditorState): boolean {
  const row = nodeAround(state, 'TableRow') ?? nodeAround(state, 'TableHeader');
  const { from, to } = state.selection.main;
  return row !== null && row.from < from && to < row.to;
}

/** Safari's images are read first, which takes a moment. */
function insert(view: EditorView, pasted: Pasted, options: PasteOptions): void {
  const files = pasted.pictures.map(({ source }) => source);
  if (files.every((file) => file instanceof File)) insertWith(view, pasted, files, options);
  else void Promise.all(files).then((read) => insertWith(view, pasted, read, options));
}

/** One change, which one Undo takes back. Images follow, each once it is uploaded. */
function insertWith(
  view: EditorView,
  pasted: Pasted,
  files: readonly (File | null)[],
  { onPicture }: PasteOptions,
) {
  const { change, places } = insertMarkdown(view.state, pasted);
  view.dispatch(change);
  if (pasted.missing > 0 || files.includes(null)) notify({ severity: 'error', message: missingMessage });
  for (const [index, { isInline }] of pasted.pictures.entries()) {
    const file = files[index];
    if (file) onPicture(file, { position: places[index] ?? 0, isInline });
  }
}

const missingMessage = "Some images couldn't be pasted. Upload them from your computer instead";

/** Word processors add a picture of the copied text; browsers add the URL of a copied picture. */
function hasWords(html: string): boolean {
  return (new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '').trim() !== '';
}
