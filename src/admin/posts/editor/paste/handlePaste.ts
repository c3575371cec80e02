import type { EditorView } from '@codemirror/view';
import { paragraphGap } from '#src/admin/posts/editor/markdown/imagesInText.ts';
import { pastedLink } from '#src/admin/posts/editor/markdown/links.ts';
import { nodeAround } from '#src/admin/posts/editor/markdown/markdownLanguage.ts';
import type { ImagePlace } from '#src/admin/posts/editor/markdown/uploadsInText.ts';
import { notify } from '#src/components/notifications/notificationQueue.ts';
import { htmlToMarkdown, type Pasted } from './htmlToMarkdown.ts';

type PasteOptions = {
  onFiles(files: File[]): void;
  onPicture(file: File, place: ImagePlace): void;
};

/**
 * Converts formatted text to Markdown, and turns selected text into a link when a URL is pasted; neither in a code
 * block.
 * @returns false if CodeMirror should paste the plain text
 */
export function handlePaste(event: ClipboardEvent, view: EditorView, options: PasteOptions): boolean {
  const { clipboardData } = event;
  if (view.state.readOnly || !clipboardData) return false;
  const html = clipboardData.getData('text/html');
  if (clipboardData.files.length > 0 && !hasWords(html)) {
    options.onFiles([...clipboardData.files]);
    return true;
  }
  if (nodeAround(view.state, 'FencedCode')) return false;
  const link = pastedLink(view.state, clipboardData.getData('text/plain'));
  if (link) {
    view.dispatch(link, { userEvent: 'input.paste' });
    return true;
  }
  const pasted = html === '' ? null : convert(html);
  if (pasted) insertMarkdown(view, pasted, options);
  return pasted !== null;
}

/** @returns `null` if the HTML cannot be converted */
function convert(html: string): Pasted | null {
  try {
    return htmlToMarkdown(html);
  } catch (error) {
    console.warn("Couldn't convert the pasted HTML to Markdown:", error);
    return null;
  }
}

/** A heading, list, quote, table or code, which Markdown recognizes only at the start of a line. */
const startsBlock = /^(#|- |\d+\. |>|\||```)/;

function insertMarkdown(view: EditorView, pasted: Pasted, { onPicture }: PasteOptions): void {
  const { from } = view.state.selection.main;
  const gap = startsBlock.test(pasted.markdown) ? paragraphGap(view.state.sliceDoc(0, from)) : '';
  view.dispatch(view.state.replaceSelection(gap + pasted.markdown), {
    scrollIntoView: true,
    userEvent: 'input.paste',
  });
  if (pasted.missing > 0) notify({ severity: 'error', message: missingMessage });
  for (const { file, position, isInline } of pasted.pictures) {
    onPicture(file, { position: from + gap.length + position, isInline });
  }
}

const missingMessage = "Some images couldn't be pasted. Insert them from their files";

/** Word processors add a picture of the copied text; browsers add the URL of a copied picture. */
function hasWords(html: string): boolean {
  return (new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '').trim() !== '';
}
