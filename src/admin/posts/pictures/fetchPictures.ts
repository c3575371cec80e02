import { queryOptions } from '@tanstack/react-query';
import { listAll, ref } from 'firebase/storage';
import { site } from '#src/content/site.ts';
import { type PictureFile, parsePicturePath, pictureFolder } from '#src/features/pictures/pictureUrl.ts';
import { request } from '#src/firebase/requests.ts';
import { isStorageMissing, storage } from '#src/firebase/storage.ts';
import { pictureMessages } from './messages.ts';
import { publicUrl } from './pictureFiles.ts';
import { uploadTime } from './pictureId.ts';
import { fetchPictureNotes, type PictureNote } from './pictureNotes.ts';

export type Picture = {
  id: string;
  /** Smallest first. */
  files: readonly PictureFile[];
  largest: PictureFile;
  /** URL of the largest file. */
  url: string;
  /** URL of the smallest file. */
  thumbnail: string;
  description: string;
  /** The file's name and the description, if known, and when it was uploaded. */
  facts: readonly string[];
  /** No two are alike. */
  title: string;
  uploadedAt: number;
};

export const picturesQuery = queryOptions({ queryKey: ['pictures'], queryFn: fetchPictures, gcTime: 0 });

/** All pictures, newest first. */
async function fetchPictures(): Promise<Picture[]> {
  try {
    const [{ items }, notes] = await Promise.all([
      request(() => listAll(ref(storage, pictureFolder))),
      fetchPictureNotes().catch(() => new Map<string, PictureNote>()),
    ]);
    const groups = new Map<string, PictureFile[]>();
    for (const { fullPath } of items) {
      const file = parsePicturePath(fullPath);
      if (file) groups.set(file.id, [...(groups.get(file.id) ?? []), file]);
    }
    return [...groups].map(([id, files]) => toPicture(files, notes.get(id)));
  } catch (reason) {
    const error = isStorageMissing(reason) ? pictureMessages.unavailable : pictureMessages.list;
    console.error(`${error}:`, reason);
    throw new Error(error);
  }
}

function toPicture(unsorted: readonly PictureFile[], note?: PictureNote): Picture {
  const files = unsorted.toSorted((one, other) => one.width - other.width);
  const smallest = unsorted.reduce((one, other) => (other.width < one.width ? other : one));
  const largest = unsorted.reduce((one, other) => (other.width > one.width ? other : one));
  const uploadedAt = uploadTime(largest.id);
  const { name = '', description = '' } = note ?? {};
  const facts = [name, description, `Image from ${timeFormat.format(uploadedAt)}`].filter(Boolean);
  return {
    id: largest.id,
    files,
    largest,
    url: publicUrl(largest),
    thumbnail: publicUrl(smallest),
    description,
    facts,
    title: facts.join(', '),
    uploadedAt,
  };
}

const timeFormat = new Intl.DateTimeFormat(site.lang, { dateStyle: 'medium', timeStyle: 'medium' });
