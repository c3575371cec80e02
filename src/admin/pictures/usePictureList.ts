import { useCursorList } from '#src/admin/shared/list/useCursorList.ts';
import { fetchPicturePage, type PictureCursor } from '#src/features/pictures/fetchPictures.ts';
import type { Picture } from '#src/features/pictures/picture.ts';

const picturePageSize = 12;

export type PictureListState = ReturnType<typeof usePictureList>;

export function usePictureList() {
  const { rows, changeRows, ...list } = useCursorList<Picture, PictureCursor>(async (after) => {
    const read = await fetchPicturePage(picturePageSize, after);
    return read.success ? { ...read, rows: read.pictures } : read;
  });
  return {
    ...list,
    pictures: rows,
    change: (picture: Picture) =>
      changeRows((all) => all.map((other) => (other.id === picture.id ? picture : other))),
    remove: (id: string) => changeRows((all) => all.filter((other) => other.id !== id)),
  };
}
