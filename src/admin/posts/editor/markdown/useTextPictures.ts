import type { EditorView } from '@codemirror/view';
import { useEffect } from 'react';
import type { PastedPicture } from '#src/admin/posts/editor/paste/pastedPictures.ts';
import { usePictureUploads } from '#src/admin/posts/editor/pictures/pictureUploads.ts';
import { usePictureSources } from '#src/admin/posts/editor/pictures/usePictureSources.tsx';
import { insertPictureAddress } from './formatting.ts';
import { insertImage, uploadToCaret } from './imagesInText.ts';
import { placeUploads, setUploads, uploadsInText } from './uploadsInText.ts';

/** Adds dropped, pasted and chosen images to the text. */
export function useTextPictures(view: EditorView | null) {
  const uploads = usePictureUploads();
  const { chooseFile, chooseStored, ...sources } = usePictureSources({
    isMultiple: true,
    onFiles: addFiles,
    action: 'Insert',
    onStored: (address) => view?.dispatch(insertImage(view.state, address)),
  });

  useEffect(() => {
    if (!view) return undefined;
    const showUploads = () => {
      const shown = uploads
        .list()
        .filter(({ target, status }) => target === 'content' && status !== 'refused');
      view.dispatch({ effects: setUploads.of(shown) });
    };
    showUploads();
    const unsubscribe = uploads.subscribe(showUploads);
    const stopTaking = uploads.onUploaded('content', (address, uploadId) => {
      const place = view.state.field(uploadsInText).find(({ id }) => id === uploadId);
      view.dispatch(insertImage(view.state, address, place));
    });
    return () => {
      unsubscribe();
      stopTaking();
    };
  }, [uploads, view]);

  function addFiles(chosen: readonly File[]) {
    if (view) uploadToCaret(uploads, view, chosen);
  }

  return {
    addFiles,
    uploadPasted(pictures: readonly PastedPicture[]) {
      for (const { file, ...place } of pictures) {
        const [added] = uploads.add([file], 'content');
        if (added) view?.dispatch({ effects: placeUploads.of([{ ...place, id: added.id }]) });
      }
    },
    dropProps: sources.dropProps,
    isOver: sources.isOver,
    elements: sources.elements,
    /** Without picture storage, a URL can still be typed. */
    chooseFile() {
      if (uploads.isAvailable) chooseFile();
      else if (view) insertPictureAddress(view);
    },
    chooseStored: uploads.isAvailable ? chooseStored : undefined,
  };
}
