import { getMetadata, list, ref } from 'firebase/storage';
import type { Result } from '#src/components/result.ts';
import { site } from '#src/content/site.ts';
import { request } from '#src/firebase/requests.ts';
import { isMissingFile, isStorageMissing, storage } from '#src/firebase/storage.ts';
import { pictureMessages } from './messages.ts';
import { publicUrl } from './pictureFiles.ts';
import {
  type PictureFile,
  parsePicturePath,
  pictureFolder,
  picturePath,
  pictureWidths,
} from './pictureUrl.ts';

export type Picture = {
  id: string;
  /** Smallest first; never empty. */
  files: readonly PictureFile[];
  largest: PictureFile;
  /** Of the largest file. */
  address: string;
  /** Address of the smallest file. */
  thumbnail: string;
  name: string;
  bytes: number;
  uploadedAt: number;
};

/** `files` were already listed and start the next page; `token` continues the listing. */
export type PictureCursor = { files: readonly PictureFile[]; token: string | null };

export type PicturePage = { pictures: Picture[]; nextCursor: PictureCursor | null };

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
  let { files, token }: PictureCursor = after ?? { files: [], token: '' };
  // A picture is known to be complete only when another one follows it.
  while (token !== null && groupFiles(files).length <= size) {
    const listed = await listFiles(size * pictureWidths.length + 1, token);
    files = [...files, ...listed.files];
    token = listed.token;
  }
  const groups = groupFiles(files);
  const rest = groups.slice(size).flat();
  const pictures = await Promise.all(groups.slice(0, size).map(fetchPicture));
  return {
    pictures: pictures.filter((picture) => picture !== null),
    nextCursor: rest.length > 0 ? { files: rest, token } : null,
  };
}

function groupFiles(files: readonly PictureFile[]): PictureFile[][] {
  const groups = new Map<string, PictureFile[]>();
  for (const file of files) groups.set(file.id, [...(groups.get(file.id) ?? []), file]);
  return [...groups.values()].map((group) => group.sort((a, b) => a.width - b.width));
}

async function listFiles(maxResults: number, pageToken: string): Promise<PictureCursor> {
  const folder = ref(storage, pictureFolder);
  const { items, nextPageToken } = await request(() =>
    list(folder, { maxResults, ...(pageToken && { pageToken }) }),
  );
  const files = items.map(({ fullPath }) => parsePicturePath(fullPath));
  return { files: files.filter((file) => file !== undefined), token: nextPageToken ?? null };
}

async function fetchPicture(files: PictureFile[]): Promise<Picture | null> {
  const largest = files.at(-1);
  if (!largest) return null;
  try {
    const { customMetadata, size, timeCreated } = await request(() =>
      getMetadata(ref(storage, picturePath(largest))),
    );
    const uploadedAt = Date.parse(timeCreated);
    // Only older uploads have a name. It is public, so new uploads omit it.
    const name = customMetadata?.name || `Image from ${timeFormat.format(uploadedAt)}`;
    const address = publicUrl(largest);
    const thumbnail = publicUrl(files[0] ?? largest);
    return { id: largest.id, files, largest, address, thumbnail, name, bytes: size, uploadedAt };
  } catch (error) {
    if (isMissingFile(error)) return null;
    throw error;
  }
}

const timeFormat = new Intl.DateTimeFormat(site.lang, { dateStyle: 'medium', timeStyle: 'medium' });
