import { EditorView } from '@codemirror/view';
import { act, fireEvent, screen } from '@testing-library/react';

export type ContentField = Awaited<ReturnType<typeof findContentField>>;

/** A post's content field. jsdom cannot type into it, so tests dispatch edits to CodeMirror. */
export async function findContentField() {
  const element = await screen.findByRole('textbox', { name: 'Content' });
  const view = EditorView.findFromDOM(element);
  if (!view) throw new Error('The content is not drawn by CodeMirror.');
  return {
    element,
    view,
    /** The Markdown, letter for letter. */
    text: () => view.state.doc.toString(),
    write(text: string) {
      act(() => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } }));
    },
    /** Types at the end, letter by letter as far as CodeMirror can tell. */
    type(text: string) {
      const { length } = view.state.doc;
      act(() => view.dispatch({ changes: { from: length, insert: text }, userEvent: 'input.type' }));
    },
    /** Pastes what was copied from another page or program. */
    paste(html: string, plain = '') {
      const getData = (type: string) => (type === 'text/html' ? html : plain);
      fireEvent.paste(element, { clipboardData: { files: [], getData } });
    },
    select(from: number, to = from) {
      act(() => {
        view.focus();
        view.dispatch({ selection: { anchor: from, head: to } });
      });
    },
  };
}
