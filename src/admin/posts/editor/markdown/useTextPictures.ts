import type { EditorView } from '@codemirror/view';
import type { PastedPicture } from '#src/admin/posts/editor/paste/htmlToMarkdown.ts';
import type { PictureUploads, StartedUpload } from '#src/admin/posts/editor/pictures/pictureUploads.ts';
import { usePictureSources } from '#src/admin/posts/editor/pictures/usePictureSources.tsx';
import { insertImageUrl } from './formatting.ts';
import { insertImage, paragraphGap } from './imagesInText.ts';
import { placeUpload, removeUpload, uploadsInText } from './uploadsInText.ts';

/** Adds dropped, pasted and chosen images to the text. */
export function useTextPictures(view: EditorView | null, uploads: PictureUploads) {
  const { chooseFile, chooseStored, ...sources } = usePictureSources({
    isMultiple: true,
    onFiles: addFiles,
    action: 'Insert',
    onStored: (url) => view?.dispatch(insertImage(view.state, url)),
  });

  /** Uploads the files to the caret's line. The caret goes below, so that writing can continue. */
  function addFiles(files: readonly File[]) {
    if (!view || view.state.readOnly) return;
    const started = files.flatMap((file) => uploads.add(file) ?? []);
    if (started.length === 0) return;
    const { to: position } = view.state.doc.lineAt(view.state.selection.main.to);
    const gap = paragraphGap(view.state.sliceDoc(0, position)) && '\n\n';
    view.dispatch({
      effects: started.map(({ id, name }) => placeUpload.of({ id, name, position })),
      changes: { from: position, insert: gap },
      selection: { anchor: position + gap.length },
      scrollIntoView: true,
      userEvent: 'input.drop',
    });
    for (const upload of started) void insertUploaded(view, upload);
  }

  function addPasted(pictures: readonly PastedPicture[]) {
    for (const { file, ...place } of pictures) {
      const upload = uploads.add(file);
      if (!view || !upload) continue;
      view.dispatch({ effects: placeUpload.of({ ...place, id: upload.id, name: upload.name }) });
      void insertUploaded(view, upload);
    }
  }

  return {
    addFiles,
    addPasted,
    dropProps: sources.dropProps,
    isOver: sources.isOver,
    elements: sources.elements,
    /** Without picture storage, a URL can still be typed. */
    chooseFile() {
      if (uploads.isAvailable) chooseFile();
      else if (view) insertImageUrl(view);
    },
    chooseStored: uploads.isAvailable ? chooseStored : undefined,
  };
}

async function insertUploaded(view: EditorView, { id, url }: StartedUpload): Promise<void> {
  const uploaded = await url;
  const place = view.state.field(uploadsInText).find((one) => one.id === id);
  const effects = removeUpload.of(id);
  view.dispatch(uploaded === null ? { effects } : { ...insertImage(view.state, uploaded, place), effects });
}
