/** A single sentence has no period; `asSentence` adds one where another sentence follows. */
export const pictureMessages = {
  upload: "Couldn't upload the image",
  list: "Couldn't load the images",
  delete: "Couldn't delete the image",
  unavailable: "Image uploads aren't set up on this site",
  notPicture: "This file isn't an image. Use a JPEG, PNG, WebP, AVIF or GIF file.",
  empty: 'The file is empty',
  cutOff: 'The end of the file is missing. Use another copy of the image.',
  damaged: 'The image is damaged, or too large for this browser. Save it again, or at a smaller size.',
  heic: "This is a HEIC photo, which this browser can't read, even if it is named .jpg. Export it as JPEG, or choose Most Compatible in the iPhone's camera settings.",
  tooTall: 'The image is too tall. Split it into parts no taller than 16,000 pixels.',
  randomizedCanvas:
    'This browser changes images to protect your privacy, so it would upload noise. Allow canvas access for this site, or use another browser.',
  animationTooLarge: 'The animation is larger than 5 MB',
  fileTooLarge: 'The file is larger than 50 MB',
  gifTooLarge: 'The GIF is larger than 5 MB',
  tooLargeResized: 'The image is too large, even after resizing',
} as const;

export const waitingForNetwork = "You're offline. The upload will continue when you're back online.";

/** For formats that the browser cannot read, and for SVG, which can carry scripts. @param format such as `PSD` */
export function unreadableFormat(format: string): string {
  return `This is an image in the ${format} format, which can't be used here. Save it as JPEG or PNG.`;
}

export const pictureListMessages = {
  loading: 'Loading images...',
  none: 'No images yet',
  noneFound: 'No matching images',
  howToAdd: 'Drop or paste an image into a post, or click Image in its toolbar.',
  usesUnknown: "Couldn't check which posts use the image",
  linkCopied: 'Link copied',
  deleteQuestion: 'Are you sure you want to delete this image?',
  deleted: 'Image deleted',
} as const;

export function deletionConsequence(uses: readonly string[]): string {
  return uses.length === 0 ? 'No post uses it.' : `It will disappear from ${uses.join(', ')}.`;
}

export const pictureHelp = {
  notLoaded: "Couldn't load this image",
  undescribed: 'No description yet',
  decorative: 'Decorative',
  /** Those that follow once some of the shown ones are described. */
  moreUndescribed: (count: number) =>
    count === 1 ? '1 more image needs a description.' : `${count} more images need a description.`,
} as const;
