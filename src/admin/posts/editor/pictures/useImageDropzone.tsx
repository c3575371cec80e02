import { useDropzone } from 'react-dropzone';

type PictureFilesOptions = {
  isMultiple?: boolean;
  onFiles(files: File[]): void;
};

/** Handles dropped and chosen files. The browser does not open files dropped elsewhere. */
export function useImageDropzone({ isMultiple = false, onFiles }: PictureFilesOptions) {
  const { getRootProps, getInputProps, rootRef, isDragActive, open } = useDropzone({
    multiple: true,
    noClick: true,
    noKeyboard: true,
    onDropAccepted: onFiles,
  });
  // Accept any dropped file, to explain why it is refused; the file dialog offers pictures only.
  const input = <input {...getInputProps({ accept: 'image/*', multiple: isMultiple, hidden: true })} />;
  // Spread `dropProps` and pass `root` as the ref on the same element.
  return {
    root: rootRef,
    dropProps: getRootProps({ role: undefined }),
    isOver: isDragActive,
    input,
    choose: open,
  };
}
