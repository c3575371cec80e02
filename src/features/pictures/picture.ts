import type { PictureFile } from './pictureAddress.ts';

export type Picture = {
  id: string;
  /** Smallest first; never empty. */
  files: readonly PictureFile[];
  largest: PictureFile;
  name: string;
  bytes: number;
  uploadedAt: number;
};

export function groupFiles(files: readonly PictureFile[]): PictureFile[][] {
  const groups = new Map<string, PictureFile[]>();
  for (const file of files) groups.set(file.id, [...(groups.get(file.id) ?? []), file]);
  return [...groups.values()].map((group) => group.sort((a, b) => a.width - b.width));
}
