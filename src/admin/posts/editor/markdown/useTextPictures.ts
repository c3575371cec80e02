import type { EditorView } from '@codemirror/view';
import { notePicture } from '#src/admin/posts/pictures/pictureNotes.ts';
import type { PictureUploads, StartedUpload } from '#src/admin/posts/pictures/pictureUploads.ts';
import { usePictureSources } from '#src/admin/posts/pictures/usePictureSources.tsx';
import { imagePlace, insertImage } from './imagesInText.ts';
import { type ImagePlace, placeUpload, removeUpload, uploadsInText } from './uploadsInText.ts';

export function useTextPictures(view: EditorView | null, uploads: PictureUploads) {
  const sources = usePictureSources({
    isMultiple: true,
    onFiles: addFiles,
    action: 'Insert',
    onStored: ({ url, description }) =>
      view?.dispatch(insertImage(view.state, url, { ...imagePlace(view.state), description })),
  });

  function addFile(file: File, place: ImagePlace) {
    const upload = view ? uploads.add(file) : undefined;
    if (!view || !upload) return;
    view.dispatch({ effects: placeUpload.of({ ...place, id: upload.id, name: upload.name }) });
    void insertUploaded(view, upload);
  }

  function addFiles(files: readonly File[]) {
    if (!view || view.state.readOnly) return;
    const place = imagePlace(view.state);
    for (const file of files) addFile(file, place);
  }

  return { ...sources, addFile, addFiles };
}

async function insertUploaded(view: EditorView, { id, url }: StartedUpload): Promise<void> {
  const uploaded = await url;
  const place = view.state.field(uploadsInText).find((one) => one.id === id);
  const effects = removeUpload.of(id);
  if (uploaded !== null && place?.description) void notePicture(uploaded, { description: place.description });
  view.dispatch(uploaded === null ? { effects } : { ...insertImage(view.state, uploaded, place), effects });
}
