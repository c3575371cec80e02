import { insertTextIntoField } from 'text-field-edit';
import { applyEdit } from './applyEdit.ts';
import { pasteLink } from './markdownEdits.ts';

const loadHtmlToMarkdown = () => import('./htmlToMarkdown.ts');

export function prefetchHtmlToMarkdown(): void {
  void loadHtmlToMarkdown().catch(() => undefined);
}

/** Formatted text becomes Markdown, an address over selected words their link; the rest is left to the browser. */
export function handlePaste(
  event: ClipboardEvent,
  field: HTMLTextAreaElement | null,
  onFiles: (files: File[]) => void,
): void {
  const { clipboardData } = event;
  if (!field || field.readOnly || !clipboardData) return;
  const html = clipboardData.getData('text/html');
  if (clipboardData.files.length > 0 && !hasWords(html)) {
    event.preventDefault();
    onFiles([...clipboardData.files]);
    return;
  }
  const text = clipboardData.getData('text/plain');
  const isLink = applyEdit(field, (selection) => pasteLink(selection, text));
  if (isLink || html !== '') event.preventDefault();
  if (!isLink && html !== '') void insertAsMarkdown(field, html, text);
}

async function insertAsMarkdown(field: HTMLTextAreaElement, html: string, text: string): Promise<void> {
  const markdown = await loadHtmlToMarkdown().then(
    ({ htmlToMarkdown }) => htmlToMarkdown(html),
    () => null,
  );
  field.focus();
  insertTextIntoField(field, markdown ?? text);
}

/** Words from a word processor come with a picture of themselves, a picture from a web page with its address. */
function hasWords(html: string): boolean {
  return (new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '').trim() !== '';
}
