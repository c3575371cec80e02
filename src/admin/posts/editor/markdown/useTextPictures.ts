import type { StateEffect } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { notePicture } from '#src/admin/posts/pictures/pictureNotes.ts';
import type { PictureUploads, StartedUpload } from '#src/admin/posts/pictures/pictureUploads.ts';
import { usePictureSources } from '#src/admin/posts/pictures/usePictureSources.tsx';
import { imagePlace, insertImage } from './imagesInText.ts';
import {
  type ImagePlace,
  placeUpload,
  removeUpload,
  type UploadInText,
  uploadsInText,
} from './uploadsInText.ts';

export function useTextPictures(view: EditorView | null, uploads: PictureUploads) {
  const sources = usePictureSources({
    isMultiple: true,
    onFiles: addFiles,
    action: 'Insert',
    onStored: ({ url, description }) =>
      view?.dispatch(insertImage(view.state, url, { ...imagePlace(view.state), description })),
  });

  /** @returns what shows the upload at its place, unless the file is rejected */
  function addFile(file: File, place: ImagePlace): StateEffect<unknown>[] {
    const upload = view ? uploads.add(file) : undefined;
    if (!view || !upload) return [];
    void insertUploaded(view, upload);
    return [placeUpload.of({ ...place, file, id: upload.id, name: upload.name })];
  }

  /** For an upload that a redo has placed again. */
  function restart({ id, file }: UploadInText) {
    const upload = view && file ? uploads.add(file, id) : undefined;
    if (view && upload) void insertUploaded(view, upload);
  }

  function addFiles(files: readonly File[]) {
    if (!view || view.state.readOnly) return;
    const place = imagePlace(view.state);
    view.dispatch({ effects: files.flatMap((file) => addFile(file, place)) });
  }

  return { ...sources, addFile, addFiles, restart };
}

async function insertUploaded(view: EditorView, { id, url }: StartedUpload): Promise<void> {
  const uploaded = await url;
  const place = view.state.field(uploadsInText).find((one) => one.id === id);
  // Its paste was undone, or the form is closed.
  if (!place) return;
  const effects = removeUpload.of(id);
  if (uploaded !== null && place.description) void notePicture(uploaded, { description: place.description });
  view.dispatch(uploaded === null ? { effects } : { ...insertImage(view.state, uploaded, place), effects });
}
