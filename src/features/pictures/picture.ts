import type { PictureFile } from './pictureAddress.ts';

export type Picture = {
  id: string;
  /** The smallest first; never empty. */
  files: readonly PictureFile[];
  largest: PictureFile;
  name: string;
  bytes: number;
  uploadedAt: number;
};

export const uploadMessages = {
  failed: 'Failed to upload picture',
  notPicture: 'This file is not a picture',
  unavailable: 'This site has no storage for pictures',
} as const;

export const pictureMessages = {
  list: 'Failed to fetch pictures',
  unavailable: uploadMessages.unavailable,
  delete: 'Failed to delete picture',
} as const;

export function groupFiles(files: readonly PictureFile[]): PictureFile[][] {
  const groups = new Map<string, PictureFile[]>();
  for (const file of files) groups.set(file.id, [...(groups.get(file.id) ?? []), file]);
  return [...groups.values()].map((group) => group.sort((a, b) => a.width - b.width));
}
