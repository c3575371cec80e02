export type Picture = {
  src: string;
  /** The file's size in pixels, which reserves its space. */
  width: number;
  height: number;
  srcSet?: string;
  sizes?: string;
  /** Empty if the text next to the picture says the same. */
  alt: string;
};
