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

/** A part of a picture: left, top, right and bottom edge as fractions of its size. */
export type Subject = readonly [left: number, top: number, right: number, bottom: number];

/** The part of each drawing that no frame may cut off, by file name. */
export const subjects: Readonly<Record<string, Subject>> = {
  brand: [0.03, 0.04, 0.95, 0.63],
  clinic: [0.24, 0.06, 0.83, 0.88],
  freight: [0, 0.06, 0.91, 0.96],
  iso: [0.1, 0.1, 0.91, 0.93],
  kiosk: [0.03, 0.08, 0.68, 0.88],
  reader: [0.08, 0.12, 0.94, 0.86],
  room: [0.73, 0.02, 1, 0.95],
  seeds: [0.06, 0.09, 0.96, 0.72],
  web: [0.05, 0.05, 1, 1],
  'post-basement': [0.15, 0.5, 0.73, 0.97],
  'post-chair': [0.11, 0.06, 0.86, 0.92],
  'post-clerk': [0.19, 0.13, 0.75, 0.88],
  'post-mailbox': [0.3, 0.15, 0.94, 0.98],
  'post-nine': [0.13, 0.09, 0.87, 0.97],
  'post-pegs': [0.34, 0.25, 0.74, 0.98],
  'post-port': [0.27, 0.24, 0.87, 0.9],
  'post-shelf': [0.16, 0.03, 0.7, 0.77],
  'post-street': [0.31, 0.02, 0.68, 0.85],
  'post-tab': [0.18, 0.05, 0.9, 0.58],
  'post-thumb': [0.27, 0.055, 0.84, 0.8],
  'post-wafer': [0.2, 0.1, 0.76, 0.6],
  'service-3d': [0.22, 0.07, 0.76, 0.91],
  'service-ai': [0.22, 0.42, 0.86, 0.76],
  'service-app': [0.27, 0.09, 0.84, 0.78],
  'service-brand': [0.25, 0.14, 0.62, 0.98],
  'service-marketing': [0.3, 0.08, 0.92, 0.89],
  'service-seo': [0.26, 0.03, 0.91, 0.89],
  'service-ux': [0.53, 0.12, 0.94, 1],
  'service-web': [0.62, 0.1, 0.93, 1],
  'value-lamp': [0.36, 0.2, 0.78, 0.79],
  'value-plumb': [0.46, 0.15, 0.87, 0.91],
  'value-table': [0.39, 0.33, 0.99, 0.76],
};
