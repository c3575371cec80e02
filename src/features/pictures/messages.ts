export const pictureMessages = {
  upload: "Couldn't upload the image",
  list: "Couldn't load the images",
  delete: "Couldn't delete the image",
  unavailable: "Image uploads aren't set up on this site",
  notPicture: "This file isn't an image",
  unreadablePicture: "This browser can't read the image. Save it as JPEG or PNG",
  fileTooLarge: 'The file is larger than 50 MB',
  gifTooLarge: 'The GIF is larger than 5 MB',
  tooLargeResized: 'The image is too large, even after resizing',
} as const;
