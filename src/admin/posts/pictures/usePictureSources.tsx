import { useState } from 'react';
import { useDropzone } from 'react-dropzone';
import type { Picture } from './fetchPictures.ts';
import { PicturesDialog } from './PicturesDialog.tsx';

type PictureSourcesOptions = {
  isMultiple?: boolean;
  onFiles(files: File[]): void;
  action: string;
  onStored(picture: Picture): void;
};

/** Dropped files, chosen files and pictures that were uploaded before. The browser does not open files dropped elsewhere. */
export function usePictureSources(options: PictureSourcesOptions) {
  const { isMultiple = false, onFiles, action, onStored } = options;
  const [isChoosing, setIsChoosing] = useState(false);
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    multiple: true,
    noClick: true,
    noKeyboard: true,
    onDropAccepted: onFiles,
  });

  function handleChoose(picture: Picture) {
    setIsChoosing(false);
    onStored(picture);
  }

  return {
    /** Spread them on the element that takes files. */
    dropProps: getRootProps({ role: undefined }),
    isOver: isDragActive,
    chooseFile: open,
    chooseStored: () => setIsChoosing(true),
    /** Render it inside the element with `dropProps`. */
    input: (
      // Accept any dropped file, to explain why it is refused; the file dialog offers pictures only.
      <input {...getInputProps({ accept: 'image/*', multiple: isMultiple, hidden: true })} />
    ),
    /** Render it outside, because React events bubble: files dropped on it are not for the field. */
    dialog: isChoosing && (
      <PicturesDialog action={action} onChoose={handleChoose} onClose={() => setIsChoosing(false)} />
    ),
  };
}
