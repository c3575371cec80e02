import { getMetadata, listAll, ref } from 'firebase/storage';
import type { Result } from '#src/components/result.ts';
import { site } from '#src/content/site.ts';
import { request } from '#src/firebase/requests.ts';
import { isMissingFile, isStorageMissing, storage } from '#src/firebase/storage.ts';
import { pictureMessages } from './messages.ts';
import { publicUrl } from './pictureFiles.ts';
import { type PictureFile, parsePicturePath, pictureFolder, picturePath } from './pictureUrl.ts';

export type Picture = {
  id: string;
  /** Smallest first; never empty. */
  files: readonly PictureFile[];
  largest: PictureFile;
  /** Of the largest file. */
  url: string;
  /** URL of the smallest file. */
  thumbnail: string;
  name: string;
  bytes: number;
  uploadedAt: number;
};

/** The files of the pictures on later pages. */
export type PictureCursor = readonly PictureFile[][];

export type PicturePage = { pictures: Picture[]; nextCursor: PictureCursor | null };

/** Lists all names once, then reads the metadata of one page of pictures at a time. */
export async function fetchPicturePage(
  size: number,
  after: PictureCursor | null,
): Promise<Result<PicturePage>> {
  try {
    return { success: true, ...(await readPage(size, after)) };
  } catch (reason) {
    const error = isStorageMissing(reason) ? pictureMessages.unavailable : pictureMessages.list;
    console.error(`${error}:`, reason);
    return { success: false, error };
  }
}

async function readPage(size: number, after: PictureCursor | null): Promise<PicturePage> {
  const pictures = after ?? (await listPictures());
  const page = await Promise.all(pictures.slice(0, size).map(fetchPicture));
  return {
    pictures: page.filter((picture) => picture !== null),
    nextCursor: pictures.length > size ? pictures.slice(size) : null,
  };
}

async function listPictures(): Promise<PictureFile[][]> {
  const { items } = await request(() => listAll(ref(storage, pictureFolder)));
  const groups = new Map<string, PictureFile[]>();
  for (const { fullPath } of items) {
    const file = parsePicturePath(fullPath);
    if (file) groups.set(file.id, [...(groups.get(file.id) ?? []), file]);
  }
  return [...groups.values()].map((files) => files.sort((a, b) => a.width - b.width));
}

async function fetchPicture(files: readonly PictureFile[]): Promise<Picture | null> {
  const largest = files.at(-1);
  if (!largest) return null;
  try {
    const { customMetadata, size, timeCreated } = await request(() =>
      getMetadata(ref(storage, picturePath(largest))),
    );
    const uploadedAt = Date.parse(timeCreated);
    // Only older uploads have a name. It is public, so new uploads omit it.
    const name = customMetadata?.name || `Image from ${timeFormat.format(uploadedAt)}`;
    const url = publicUrl(largest);
    const thumbnail = publicUrl(files[0] ?? largest);
    return { id: largest.id, files, largest, url, thumbnail, name, bytes: size, uploadedAt };
  } catch (error) {
    if (isMissingFile(error)) return null;
    throw error;
  }
}

const timeFormat = new Intl.DateTimeFormat(site.lang, { dateStyle: 'medium', timeStyle: 'medium' });
