import { queryOptions } from '@tanstack/react-query';
import { listAll, ref } from 'firebase/storage';
import { orThrow } from '#src/admin/shared/queries.ts';
import type { Result } from '#src/components/result.ts';
import { site } from '#src/content/site.ts';
import { type PictureFile, parsePicturePath, pictureFolder } from '#src/features/pictures/pictureUrl.ts';
import { request } from '#src/firebase/requests.ts';
import { isStorageMissing, storage } from '#src/firebase/storage.ts';
import { pictureMessages } from './messages.ts';
import { publicUrl } from './pictureFiles.ts';
import { uploadTime } from './pictureId.ts';

export type Picture = {
  id: string;
  /** Smallest first. */
  files: readonly PictureFile[];
  largest: PictureFile;
  /** Of the largest file. */
  url: string;
  /** URL of the smallest file. */
  thumbnail: string;
  name: string;
  uploadedAt: number;
};

export const picturesQuery = queryOptions({
  queryKey: ['pictures'],
  queryFn: () => orThrow(fetchPictures()),
  gcTime: 0,
});

/** All pictures, newest first. The names of their files say all that is shown of them. */
async function fetchPictures(): Promise<Result<{ pictures: Picture[] }>> {
  try {
    const { items } = await request(() => listAll(ref(storage, pictureFolder)));
    const groups = new Map<string, PictureFile[]>();
    for (const { fullPath } of items) {
      const file = parsePicturePath(fullPath);
      if (file) groups.set(file.id, [...(groups.get(file.id) ?? []), file]);
    }
    return { success: true, pictures: [...groups.values()].map(toPicture) };
  } catch (reason) {
    const error = isStorageMissing(reason) ? pictureMessages.unavailable : pictureMessages.list;
    console.error(`${error}:`, reason);
    return { success: false, error };
  }
}

function toPicture(unsorted: readonly PictureFile[]): Picture {
  const files = unsorted.toSorted((one, other) => one.width - other.width);
  const smallest = unsorted.reduce((one, other) => (other.width < one.width ? other : one));
  const largest = unsorted.reduce((one, other) => (other.width > one.width ? other : one));
  const uploadedAt = uploadTime(largest.id);
  const name = `Image from ${timeFormat.format(uploadedAt)}`;
  const url = publicUrl(largest);
  return { id: largest.id, files, largest, url, thumbnail: publicUrl(smallest), name, uploadedAt };
}

const timeFormat = new Intl.DateTimeFormat(site.lang, { dateStyle: 'medium', timeStyle: 'medium' });
