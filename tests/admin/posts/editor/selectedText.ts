import { EditorSelection, EditorState, type Extension, type StateCommand } from '@codemirror/state';
import { markdownLanguage } from '#src/admin/posts/editor/markdown/markdownLanguage.ts';

/** A selection is written in brackets that Markdown does not use: `one ⟦two⟧ three`. */
export function at(text: string, extension: Extension = []): EditorState {
  const from = text.indexOf('⟦');
  const to = text.indexOf('⟧') - 1;
  return EditorState.create({
    doc: text.replace('⟦', '').replace('⟧', ''),
    selection: EditorSelection.single(from, to),
    extensions: [markdownLanguage, extension],
  });
}

/** The text with its selection in brackets again. */
export function shown({ doc, selection }: EditorState): string {
  const { from, to } = selection.main;
  return `${doc.sliceString(0, from)}⟦${doc.sliceString(from, to)}⟧${doc.sliceString(to)}`;
}

/** `null` if the command does not handle the key. */
export function run(command: StateCommand, text: string): string | null {
  let state = at(text);
  const isDone = command({ state, dispatch: (transaction) => (state = transaction.state) });
  return isDone ? shown(state) : null;
}
