import type { EditorView } from '@codemirror/view';
import type { PictureUploads, StartedUpload } from '#src/admin/posts/editor/pictures/pictureUploads.ts';
import { usePictureSources } from '#src/admin/posts/editor/pictures/usePictureSources.tsx';
import { insertImage, paragraphGap } from './imagesInText.ts';
import { type ImagePlace, placeUpload, removeUpload, uploadsInText } from './uploadsInText.ts';

/** Adds dropped, pasted and chosen images to the text. */
export function useTextPictures(view: EditorView | null, uploads: PictureUploads) {
  const sources = usePictureSources({
    isMultiple: true,
    onFiles: addFiles,
    action: 'Insert',
    onStored: (url) => view?.dispatch(insertImage(view.state, url)),
  });

  /** @returns whether the upload started */
  function addFile(file: File, place: ImagePlace): boolean {
    const upload = view ? uploads.add(file) : undefined;
    if (!view || !upload) return false;
    view.dispatch({ effects: placeUpload.of({ ...place, id: upload.id, name: upload.name }) });
    void insertUploaded(view, upload);
    return true;
  }

  /** Uploads the files to the caret's line. The caret goes below, so that writing can continue. */
  function addFiles(files: readonly File[]) {
    if (!view || view.state.readOnly) return;
    const { to: position } = view.state.doc.lineAt(view.state.selection.main.to);
    const started = files.filter((file) => addFile(file, { position }));
    if (started.length === 0) return;
    const gap = paragraphGap(view.state.sliceDoc(0, position)) && '\n\n';
    view.dispatch({
      changes: { from: position, insert: gap },
      selection: { anchor: position + gap.length },
      scrollIntoView: true,
      userEvent: 'input.drop',
    });
  }

  return { ...sources, addFile, addFiles };
}

async function insertUploaded(view: EditorView, { id, url }: StartedUpload): Promise<void> {
  const uploaded = await url;
  const place = view.state.field(uploadsInText).find((one) => one.id === id);
  const effects = removeUpload.of(id);
  view.dispatch(uploaded === null ? { effects } : { ...insertImage(view.state, uploaded, place), effects });
}
