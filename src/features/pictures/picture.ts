import type { PictureFile } from './pictureAddress.ts';
import { uploadMessages } from './uploadMessages.ts';

/** A stored picture as its library shows it. */
export type Picture = {
  id: string;
  /** What is stored of it, the smallest file first; never empty. */
  files: readonly PictureFile[];
  /** The largest of them, whose address stands in posts. */
  largest: PictureFile;
  /** Of the file it was made from. */
  name: string;
  /** Of the largest file. */
  bytes: number;
  /** In ms since 1970. */
  uploadedAt: number;
};

/** What is said when an operation on pictures fails. */
export const pictureMessages = {
  list: 'Failed to fetch pictures',
  unavailable: uploadMessages.unavailable,
  delete: 'Failed to delete picture',
} as const;

/** Files of one picture in a row, in the order of their names: as one group each, the smallest file first. */
export function groupFiles(files: readonly PictureFile[]): PictureFile[][] {
  const groups = new Map<string, PictureFile[]>();
  for (const file of files) groups.set(file.id, [...(groups.get(file.id) ?? []), file]);
  return [...groups.values()].map((group) => group.sort((a, b) => a.width - b.width));
}
