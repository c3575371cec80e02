import type { EditorView } from '@codemirror/view';
import { useCallback, useEffect } from 'react';
import type { PastedPicture } from '#src/admin/posts/editor/paste/pastedPictures.ts';
import { usePictureUploads } from '#src/admin/posts/editor/pictures/PictureUploadsContext.ts';
import {
  addPictures,
  addStoredPicture,
  fillPlaceholders,
} from '#src/admin/posts/editor/pictures/textPictures.ts';
import { usePictureChooser } from '#src/admin/posts/editor/pictures/usePictureChooser.tsx';
import { usePictureFiles } from '#src/admin/posts/editor/pictures/usePictureFiles.tsx';
import { setUploads } from './contentUploads.ts';
import { insertPictureAddress } from './formatting.ts';

/** Adds dropped, pasted and chosen pictures to the text and tracks their uploads. */
export function useTextPictures(view: EditorView | null, postId: string) {
  const uploads = usePictureUploads();
  const { choose, ...files } = usePictureFiles({ isMultiple: true, onFiles: addFiles });
  const chooser = usePictureChooser({
    postId,
    action: 'Insert',
    onChoose: (picture) => view && addStoredPicture(uploads, view, picture),
  });

  useEffect(() => {
    if (!view) return undefined;
    const showUploads = () => {
      view.dispatch({ effects: setUploads.of(uploads.list()) });
      fillPlaceholders(uploads, view);
    };
    showUploads();
    return uploads.subscribe(showUploads);
  }, [uploads, view]);

  function addFiles(chosen: readonly File[]) {
    if (view) addPictures(uploads, view, chosen);
  }

  return {
    addFiles,
    uploadPasted(pictures: readonly PastedPicture[]) {
      for (const { id, file } of pictures) if (file) uploads.add([file], 'content', id);
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
