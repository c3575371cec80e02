import type { RefObject } from 'react';
import { type CursorList, useCursorList } from '#src/admin/shared/list/useCursorList.ts';
import { useFocusFirstNew } from '#src/components/paging/useFocusFirstNew.ts';
import { fetchPicturePage, type PictureCursor } from '#src/features/pictures/fetchPictures.ts';
import type { Picture } from '#src/features/pictures/picture.ts';
import { focusPicture } from './PictureList.tsx';

const picturePageSize = 12;

export type PictureListState = Omit<CursorList<Picture, PictureCursor>, 'rows' | 'changeRows'> & {
  pictures: readonly Picture[];
  change(picture: Picture): void;
  remove(id: string): void;
};

export function usePictureList(): PictureListState {
  const { rows, changeRows, ...list } = useCursorList<Picture, PictureCursor>(async (after) => {
    const read = await fetchPicturePage(picturePageSize, after);
    return read.success ? { ...read, rows: read.pictures } : read;
  });
  return {
    ...list,
    pictures: rows,
    change: (picture) => changeRows((all) => all.map((other) => (other.id === picture.id ? picture : other))),
    remove: (id) => changeRows((all) => all.filter((other) => other.id !== id)),
  };
}

/** Focuses the first older picture once it is listed, unless the focus is already in the list. */
export function useShowOlder(
  body: RefObject<HTMLElement | null>,
  { pictures, cursor, isLoading, loadMore }: PictureListState,
): () => void {
  // The button disappears after the last page.
  const growth = { count: pictures.length, isOver: !isLoading && cursor === null };
  const focusFirstOlder = useFocusFirstNew(growth, (index) => {
    if (!body.current?.contains(document.activeElement)) focusPicture(body.current, pictures[index]);
  });
  return () => {
    focusFirstOlder();
    loadMore();
  };
}
