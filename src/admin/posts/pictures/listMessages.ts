export const pictureListMessages = {
  loading: 'Loading images...',
  none: 'No images yet.',
  howToAdd: 'Drop or paste an image into a post, or press Image in its toolbar.',
  usesUnknown: "Couldn't check which posts use the image",
  linkCopied: 'Link copied',
  deleteQuestion: 'Are you sure you want to delete this image?',
  deleted: 'Image deleted',
} as const;

/** Details of the delete question. */
export function deletionConsequence(uses: readonly string[]): string {
  return uses.length === 0 ? 'No post uses it.' : `It will disappear from ${uses.join(', ')}.`;
}
