import type { EditorView } from '@codemirror/view';
import type { Locator, Page } from '@playwright/test';

export function contentField(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Content' });
}

/** The unchanged Markdown source of the rendered text. */
export function contentText(page: Page): Promise<string> {
  return contentField(page).evaluate(readMarkdown);
}

/** Runs in the page. CodeMirror stores its view on the text's element. */
function readMarkdown(element: Element): string {
  if (element instanceof HTMLTextAreaElement) return element.value;
  const { cmTile } = element as Element & { cmTile?: { view?: EditorView } };
  if (!cmTile?.view) throw new Error('The content is not drawn by CodeMirror.');
  return cmTile.view.state.doc.toString();
}
