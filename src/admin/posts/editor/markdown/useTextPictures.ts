import { type RefObject, useCallback, useRef } from 'react';
import { addPictures, addStoredPicture } from '#src/admin/posts/editor/pictures/addPictures.ts';
import { usePictureUploads } from '#src/admin/posts/editor/pictures/uploads/PictureUploadsContext.ts';
import { useFileDrop } from '#src/admin/posts/editor/pictures/useFileDrop.ts';
import { usePictureChooser } from '#src/admin/posts/editor/pictures/usePictureChooser.tsx';
import { applyEdit } from './applyEdit.ts';
import { insertPicture } from './markdownEdits.ts';

export function useTextPictures(field: RefObject<HTMLTextAreaElement | null>, postId: string) {
  const uploads = usePictureUploads();
  const fileInput = useRef<HTMLInputElement>(null);
  const drop = useFileDrop((files, { clientX, clientY }) => {
    if (field.current) moveCaretTo(field.current, clientX, clientY);
    addFiles(files);
  });
  const chooser = usePictureChooser({
    postId,
    action: 'Insert',
    onChoose: (picture) => field.current && addStoredPicture(uploads, field.current, picture),
  });

  function addFiles(files: readonly File[]) {
    if (field.current) addPictures(uploads, field.current, files);
  }

  /** Without storage for files, an address can still be typed. */
  const chooseFile = useCallback(() => {
    if (uploads.isAvailable) fileInput.current?.click();
    else if (field.current) applyEdit(field.current, insertPicture);
  }, [uploads, field]);

  return {
    addFiles,
    drop,
    fileInput,
    chooseFile,
    chooseStored: uploads.isAvailable ? chooser.choose : undefined,
    dialog: chooser.dialog,
  };
}

/** Not every browser knows which letter of a field stands there. */
function moveCaretTo(field: HTMLTextAreaElement, x: number, y: number): void {
  const position = document.caretPositionFromPoint?.(x, y);
  if (position?.offsetNode === field) field.setSelectionRange(position.offset, position.offset);
}
