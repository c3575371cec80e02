/** A picture of the site and what it says to people who do not see it. */
export type Picture = {
  /** Path below `public/`. */
  src: string;
  /** The file's own size in pixels, so that the page keeps the room free. */
  width: number;
  height: number;
  /** Empty where the text beside the picture says the same. */
  alt: string;
  /** CSS object-position for crops in which the subject would be cut; the middle when missing. */
  position?: string;
};
