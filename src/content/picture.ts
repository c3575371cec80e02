export type Picture = {
  src: string;
  /** The file's own size in pixels, which keeps the room free. */
  width: number;
  height: number;
  srcSet?: string;
  sizes?: string;
  /** Empty where the text beside the picture says the same. */
  alt: string;
  /** CSS `object-position`, where a crop round the middle would cut the subject. */
  position?: string;
};
