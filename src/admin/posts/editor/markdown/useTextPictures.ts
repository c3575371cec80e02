import type { EditorView } from '@codemirror/view';
import { useCallback, useEffect } from 'react';
import type { PastedPicture } from '#src/admin/posts/editor/paste/pastedPictures.ts';
import { usePictureUploads } from '#src/admin/posts/editor/pictures/pictureUploads.ts';
import { useImageDropzone } from '#src/admin/posts/editor/pictures/useImageDropzone.tsx';
import { usePictureChooser } from '#src/admin/posts/editor/pictures/usePictureChooser.tsx';
import { insertPictureAddress } from './formatting.ts';
import { insertImage, uploadToCaret } from './imagesInText.ts';
import { placeUploads, setUploads, uploadsInText } from './uploadsInText.ts';

/** Adds dropped, pasted and chosen images to the text. */
export function useTextPictures(view: EditorView | null) {
  const uploads = usePictureUploads();
  const { choose, ...files } = useImageDropzone({ isMultiple: true, onFiles: addFiles });
  const chooser = usePictureChooser({
    action: 'Insert',
    onChoose: (address) => view?.dispatch(insertImage(view.state, address)),
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
    dropProps: files.dropProps,
    isOver: files.isOver,
    input: files.input,
    /** Without picture storage, a URL can still be typed. */
    chooseFile: useCallback(() => {
      if (uploads.isAvailable) choose();
      else if (view) insertPictureAddress(view);
    }, [uploads, view, choose]),
    chooseStored: uploads.isAvailable ? chooser.choose : undefined,
    dialog: chooser.dialog,
  };
}
