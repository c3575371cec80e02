import type { Ref } from 'react';

type PictureFileInputProps = {
  ref: Ref<HTMLInputElement>;
  isMultiple?: boolean;
  onFiles(files: File[]): void;
};

export function PictureFileInput({ ref, isMultiple = false, onFiles }: PictureFileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      accept="image/*"
      multiple={isMultiple}
      onChange={({ target }) => {
        onFiles([...(target.files ?? [])]);
        // The same file can be chosen again.
        target.value = '';
      }}
    />
  );
}
