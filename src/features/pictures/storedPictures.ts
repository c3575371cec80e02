import { deleteObject, getMetadata, list, ref, StorageError } from 'firebase/storage';
import { type Result, toResult } from '#src/components/result.ts';
import { checkSignIn } from '#src/firebase/checkSignIn.ts';
import { storageBucket } from '#src/firebase/firebase.ts';
import { isStorageMissing, storage, storageEmulatorOrigin } from '#src/firebase/storage.ts';
import { pictureMessages } from './messages.ts';
import {
  type PictureFile,
  parsePicturePath,
  pictureAddress,
  pictureFolder,
  picturePath,
  storageOrigin,
} from './pictureAddress.ts';

/** An uploaded picture as the back office lists it. */
export type StoredPicture = {
  /** Its largest file, which its address names. */
  file: PictureFile;
  address: string;
  /** Every file that is stored of it, the largest last. */
  files: readonly PictureFile[];
  /** Name of the file that was chosen. */
  name: string;
  /** Size of the largest file. */
  bytes: number;
  /** Milliseconds since 1970. */
  uploadedAt: number;
};

/** Where the next page begins; a picture whose files may go on there is taken along. */
export type PictureCursor = { pageToken: string; files: readonly PictureFile[] };

/** Files that are listed at once: some twenty pictures. */
const pageSize = 64;

/** A page of the pictures so far, newest first (see `newPictureId`), each with what is known of it. */
export function listPictures(
  after?: PictureCursor,
): Promise<Result<{ pictures: StoredPicture[]; next: PictureCursor | undefined }>> {
  return pictureResult(pictureMessages.list, async () => {
    const pageToken = after?.pageToken ?? null;
    const { items, nextPageToken } = await list(ref(storage, pictureFolder), {
      maxResults: pageSize,
      pageToken,
    });
    const files = items.flatMap(({ fullPath }) => parsePicturePath(fullPath) ?? []);
    const groups = filesByPicture([...(after?.files ?? []), ...files]);
    const next = nextPageToken ? { pageToken: nextPageToken, files: groups.pop() ?? [] } : undefined;
    const pictures = await Promise.all(groups.map(readPicture));
    return { pictures: pictures.filter((picture) => picture !== undefined), next };
  });
}

/** Deletes all files of a picture; what is gone already counts as deleted. */
export function deletePicture({ files }: Pick<StoredPicture, 'files'>): Promise<Result> {
  return pictureResult(pictureMessages.delete, async () => {
    // In this order what a failure leaves behind is still listed as a picture, and can be deleted again.
    for (const file of files) {
      await deleteObject(ref(storage, picturePath(file))).catch((error) => ignoreMissing(error));
    }
    return {};
  });
}

/** The address of a stored file. */
export function addressOf(file: PictureFile): string {
  return pictureAddress(storageEmulatorOrigin ?? storageOrigin, storageBucket, file);
}

/** Runs an operation on pictures; a project without file storage has a message of its own. */
export async function pictureResult<T extends object>(
  message: string,
  operation: () => Promise<T>,
): Promise<Result<T>> {
  let isMissing = false;
  const result = await toResult(message, () =>
    operation().catch(async (error: unknown) => {
      isMissing = isStorageMissing(error);
      await checkSignIn(error);
      throw error;
    }),
  );
  return isMissing ? { success: false, error: pictureMessages.missing } : result;
}

/** The files of each picture, the largest last. Those of one picture follow each other. */
function filesByPicture(files: readonly PictureFile[]): PictureFile[][] {
  const groups: PictureFile[][] = [];
  for (const file of files) {
    const group = groups.at(-1);
    if (group?.[0]?.id === file.id) group.push(file);
    else groups.push([file]);
  }
  return groups.map((group) => group.sort((one, other) => one.width - other.width));
}

/** `undefined` when it was deleted meanwhile. */
async function readPicture(files: readonly PictureFile[]): Promise<StoredPicture | undefined> {
  const file = files.at(-1);
  if (!file) return undefined;
  const metadata = await getMetadata(ref(storage, picturePath(file))).catch(ignoreMissing);
  if (!metadata) return undefined;
  const { customMetadata, size, timeCreated } = metadata;
  const name = customMetadata?.name || `${file.width} x ${file.height}`;
  return { file, address: addressOf(file), files, name, bytes: size, uploadedAt: Date.parse(timeCreated) };
}

function ignoreMissing(error: unknown): undefined {
  if (error instanceof StorageError && error.code === 'storage/object-not-found') return undefined;
  throw error;
}
