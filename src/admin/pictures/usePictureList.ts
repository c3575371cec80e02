import { useInfiniteQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { orThrow } from '#src/admin/shared/queries.ts';
import { useFocusFirstNew } from '#src/components/browser/useFocusFirstNew.ts';
import { fetchPicturePage, type PictureCursor } from '#src/features/pictures/fetchPictures.ts';
import type { Picture } from '#src/features/pictures/picture.ts';
import { focusPicture } from './PictureList.tsx';

const picturePageSize = 12;

export type PictureListState = {
  pictures: readonly Picture[];
  hasMore: boolean;
  isLoading: boolean;
  error: string | undefined;
  /** Shows older pictures, or tries again what failed. */
  loadMore(): void;
  /** Reads all pages shown again. */
  reload(): Promise<unknown>;
};

export function usePictureList(): PictureListState {
  const { data, error, isRefetchError, hasNextPage, isFetching, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: ['pictures'],
    queryFn: ({ pageParam }) => orThrow(fetchPicturePage(picturePageSize, pageParam)),
    initialPageParam: null as PictureCursor | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    gcTime: 0,
  });
  return {
    pictures: data?.pages.flatMap(({ pictures }) => pictures) ?? [],
    hasMore: hasNextPage,
    isLoading: isFetching,
    error: error?.message,
    loadMore: () => void (isFetching || (isRefetchError ? refetch() : fetchNextPage())),
    reload: refetch,
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
