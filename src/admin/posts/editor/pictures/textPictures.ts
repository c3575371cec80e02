import { type EditorState, Transaction, type TransactionSpec } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import type { ChosenPicture } from '#src/admin/pictures/PicturesDialog.tsx';
import type { PictureUpload, PictureUploads } from '#src/admin/posts/editor/pictures/pictureUploads.ts';
import { findPlaceholders, pictureMarkdown, placeholderOf, removalOf } from './placeholders.ts';

export function addPictures(uploads: PictureUploads, view: EditorView, files: readonly File[]): void {
  if (view.state.readOnly || files.length === 0) return;
  const accepted = uploads.add(files, 'content').filter(({ status }) => status !== 'refused');
  if (accepted.length > 0)
    view.dispatch(
      insertPictures(
        view.state,
        accepted.map((one) => placeholderOf(one)),
      ),
    );
}

/** Inserts a placeholder until the alt text is entered. */
export function addStoredPicture(uploads: PictureUploads, view: EditorView, picture: ChosenPicture): void {
  if (!view.state.readOnly)
    view.dispatch(insertPictures(view.state, [placeholderOf(uploads.addStored(picture))]));
}

/** Inserts each picture as a paragraph after the selection. */
export function insertPictures(state: EditorState, pictures: readonly string[]): TransactionSpec {
  const { to } = state.selection.main;
  const text = paragraphGap(state.sliceDoc(Math.max(0, to - 2), to)) + pictures.join('\n\n');
  const after = state.sliceDoc(to, to + 2) === '\n\n' ? '' : '\n\n';
  return {
    changes: { from: to, insert: text + after },
    selection: { anchor: to + text.length + 2 },
    scrollIntoView: true,
    userEvent: 'input.drop',
  };
}

function paragraphGap(before: string): string {
  if (before === '' || before === '\n\n') return '';
  return before.endsWith('\n') ? '\n' : '\n\n';
}

/** Inserts pictures that are uploaded and described, and removes the placeholders of refused ones. */
export function fillPlaceholders(uploads: PictureUploads, view: EditorView): void {
  for (const upload of uploads.list()) {
    if (upload.target !== 'content') continue;
    if (upload.status === 'refused') removePlaceholder(view, upload.id);
    const markdown = markdownOf(upload);
    const found = placeholdersIn(view.state, upload.id);
    if (!markdown || found.length === 0) continue;
    view.dispatch({ changes: found.map((one) => ({ ...one, insert: markdown })), ...outsideHistory });
    uploads.finish(upload.id, markdown);
  }
}

export function insertUpload(uploads: PictureUploads, view: EditorView, upload: PictureUpload): void {
  const markdown = markdownOf(upload);
  if (!markdown) return;
  view.dispatch(insertPictures(view.state, [markdown]));
  uploads.finish(upload.id, markdown);
}

export function markdownOf({ address, alt }: PictureUpload): string | undefined {
  return address && alt !== undefined ? pictureMarkdown(address, alt) : undefined;
}

export function removePlaceholder({ state, dispatch }: EditorView, id: string): void {
  const markdown = state.doc.toString();
  const changes = placeholdersIn(state, id).map((one) => removalOf(markdown, one));
  if (changes.length > 0) dispatch({ changes, ...outsideHistory });
}

function placeholdersIn({ doc }: EditorState, id: string) {
  return findPlaceholders(doc.toString()).filter((placeholder) => placeholder.id === id);
}

/** Keeps undo from restoring a placeholder after its picture was inserted. */
const outsideHistory = { annotations: Transaction.addToHistory.of(false) };
