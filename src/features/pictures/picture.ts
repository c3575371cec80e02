import type { PictureFile } from './pictureAddress.ts';
import { uploadMessages } from './uploadMessages.ts';

export type Picture = {
  id: string;
  /** The smallest first; never empty. */
  files: readonly PictureFile[];
  /** Posts hold its address. */
  largest: PictureFile;
  /** Of the file it was made from. */
  name: string;
  /** Of the largest file. */
  bytes: number;
  /** In ms since 1970. */
  uploadedAt: number;
};

export const pictureMessages = {
  list: 'Failed to fetch pictures',
  unavailable: uploadMessages.unavailable,
  delete: 'Failed to delete picture',
} as const;

/** Each group begins with the smallest file. */
export function groupFiles(files: readonly PictureFile[]): PictureFile[][] {
  const groups = new Map<string, PictureFile[]>();
  for (const file of files) groups.set(file.id, [...(groups.get(file.id) ?? []), file]);
  return [...groups.values()].map((group) => group.sort((a, b) => a.width - b.width));
}
