import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { orThrow } from '#src/admin/shared/queries.ts';
import { useFocusFirstNew } from '#src/components/paging/useFocusFirstNew.ts';
import { fetchPicturePage, type PictureCursor } from '#src/features/pictures/fetchPictures.ts';
import type { Picture } from '#src/features/pictures/picture.ts';
import { focusPicture } from './PictureList.tsx';

const picturePageSize = 12;

type PicturePage = { pictures: readonly Picture[]; nextCursor: PictureCursor | null };

export type PictureListState = {
  pictures: readonly Picture[];
  hasMore: boolean;
  isLoading: boolean;
  error: string | undefined;
  loadMore(): void;
  change(picture: Picture): void;
  remove(id: string): void;
};

const picturesKey = ['pictures'];

export function usePictureList(): PictureListState {
  const client = useQueryClient();
  const { data, error, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery({
    queryKey: picturesKey,
    queryFn: ({ pageParam }) => orThrow(fetchPicturePage(picturePageSize, pageParam)),
    initialPageParam: null as PictureCursor | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    gcTime: 0,
  });

  function update(change: (pictures: readonly Picture[]) => readonly Picture[]): void {
    client.setQueryData<InfiniteData<PicturePage>>(
      picturesKey,
      (list) =>
        list && { ...list, pages: list.pages.map((page) => ({ ...page, pictures: change(page.pictures) })) },
    );
  }

  return {
    pictures: data?.pages.flatMap(({ pictures }) => pictures) ?? [],
    hasMore: hasNextPage,
    isLoading: isFetching,
    error: error?.message,
    loadMore: () => void (isFetching || fetchNextPage()),
    change: (picture) => update((all) => all.map((other) => (other.id === picture.id ? picture : other))),
    remove: (id) => update((all) => all.filter((other) => other.id !== id)),
  };
}

/** Focuses the first older picture once it is listed, unless the focus is already in the list. */
export function useShowOlder(
  body: RefObject<HTMLElement | null>,
  { pictures, hasMore, isLoading, loadMore }: PictureListState,
): () => void {
  // The button disappears after the last page.
  const growth = { count: pictures.length, isOver: !isLoading && !hasMore };
  const focusFirstOlder = useFocusFirstNew(growth, (index) => {
    if (!body.current?.contains(document.activeElement)) focusPicture(body.current, pictures[index]);
  });
  return () => {
    focusFirstOlder();
    loadMore();
  };
}
