/** A picture and what it says to people who do not see it. */
export type Picture = {
  /** Path below `public/`, or an address. */
  src: string;
  /** The file's own size in pixels, so that the page keeps the room free. */
  width: number;
  height: number;
  /** The same picture in several widths and the widths it is shown in, as `img` has them. */
  srcSet?: string;
  sizes?: string;
  /** Empty where the text beside the picture says the same. */
  alt: string;
  /** CSS object-position for crops in which the subject would be cut; the middle when missing. */
  position?: string;
};
