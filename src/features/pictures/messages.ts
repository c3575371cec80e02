export const pictureMessages = {
  upload: 'Failed to upload picture',
  list: 'Failed to fetch pictures',
  delete: 'Failed to delete picture',
  unavailable: "Picture uploads aren't set up on this site",
  notPicture: "This file isn't a picture",
  unreadableFile: "The file can't be read",
  unreadablePicture: "This browser can't read the picture. Save it as JPEG or PNG",
  svg: 'SVG files can contain scripts. Export the picture as PNG',
  fileTooLarge: 'The file is larger than 50 MB',
  tooManyPixels: 'The picture has more than 50 megapixels',
  gifTooLarge: 'The GIF is larger than 5 MB',
  tooLargeResized: 'The picture is too large, even after resizing',
} as const;

/** For a deletion that failed; `remaining` of the picture's `all` files still exist. */
export function deletionFailure(remaining: number, all: number): string {
  if (remaining === all) return pictureMessages.delete;
  return `${pictureMessages.delete}: ${remaining} of ${all} files ${remaining === 1 ? 'remains' : 'remain'}`;
}
