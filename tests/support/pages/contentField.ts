import type { EditorView } from '@codemirror/view';
import type { Locator, Page } from '@playwright/test';

export function contentField(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Content' });
}

/** The Markdown source of the rendered text, unchanged. */
export function contentText(page: Page): Promise<string> {
  return contentField(page).evaluate(readMarkdown);
}

/** Runs in the page. CodeMirror keeps its view at the element that holds the text. */
function readMarkdown(element: Element): string {
  if (element instanceof HTMLTextAreaElement) return element.value;
  const { cmTile } = element as Element & { cmTile?: { view?: EditorView } };
  if (!cmTile?.view) throw new Error('The content is not drawn by CodeMirror.');
  return cmTile.view.state.doc.toString();
}
