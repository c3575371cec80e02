import Box from '@mui/material/Box';
import { lazy, Suspense, useDeferredValue } from 'react';
import { adminBreakpoints } from '#src/admin/adminLayout.ts';
import type { PostUrl } from '#src/admin/posts/usePostUrl.ts';
import { listCardStyle } from '#src/admin/shared/list/listStyles.ts';
import { Pagination } from '#src/admin/shared/list/Pagination.tsx';
import { SearchSummary } from '#src/admin/shared/list/SearchSummary.tsx';
import { useIsPhone } from '#src/admin/shared/useIsPhone.ts';
import { Loading } from '#src/components/ui/Loading.tsx';
import type { BuildRecord } from '#src/features/posts/data/buildRecord.ts';
import type { Post } from '#src/features/posts/data/post.ts';
import { EmptyPosts } from './EmptyPosts.tsx';
import { PostCards } from './PostCards.tsx';
import type { useAdminPostList } from './useAdminPostList.ts';

const loadGrid = async () => ({ default: (await import('./PostGrid.tsx')).PostGrid });

const PostGrid = lazy(loadGrid);

// With the page, not when its first row is drawn.
if (!window.matchMedia(adminBreakpoints.phone).matches) loadGrid().catch(() => undefined);

export type PostRowsProps = {
  rows: readonly Post[];
  isFetching: boolean;
  buildRecord: BuildRecord | null;
  direction: 'asc' | 'desc';
  onSort(direction: 'asc' | 'desc'): void;
  onEdit(post: Post): void;
  onDuplicate(post: Post): void;
  onDelete(post: Post): void;
};

type PostTableProps = Pick<PostRowsProps, 'buildRecord' | 'onEdit' | 'onDuplicate' | 'onDelete'> & {
  list: ReturnType<typeof useAdminPostList>;
  url: PostUrl;
  total: number | undefined;
};

export function PostTable({ list, url, buildRecord, total, ...on }: PostTableProps) {
  const isPhone = useIsPhone();
  const { pages, rows, isSearching, isFetching, isFirstLoad, reader } = list;
  const shared = {
    rows,
    buildRecord,
    isFetching,
    direction: url.direction,
    onSort: url.setDirection,
  };
  // All rows drawn in one go would block a phone.
  const isLoading = useDeferredValue(isFirstLoad, true) || isFirstLoad;
  const isFiltered = isSearching || url.category !== undefined || url.status !== undefined;
  return (
    <Box sx={listCardStyle}>
      {isLoading && <Loading label="Loading posts..." />}
      {!isLoading && rows.length > 0 && (
        <Suspense fallback={<Loading label="Loading posts..." />}>
          {isPhone ? <PostCards {...shared} {...on} /> : <PostGrid {...shared} {...on} />}
        </Suspense>
      )}
      {rows.length === 0 && !isFetching && (
        <EmptyPosts
          isFiltered={isFiltered}
          onNew={() => url.openPost('new')}
          onClear={() => {
            list.setSearch('');
            url.clear();
          }}
        />
      )}
      {isSearching ? (
        <SearchSummary
          what="posts"
          hits={rows.length}
          loaded={pages.loaded.length}
          total={total}
          hasMore={pages.hasMore}
          isReading={reader.isReading}
          onStop={reader.stop}
          onReadOn={reader.readOn}
        />
      ) : (
        !isLoading &&
        rows.length > 0 && (
          <Pagination
            offset={pages.offset}
            count={rows.length}
            total={total}
            hasNext={pages.hasNextPage}
            hasPrevious={pages.index > 0}
            isFetching={isFetching}
            onPrevious={pages.showPrevious}
            onNext={() => void pages.showNext()}
          />
        )
      )}
    </Box>
  );
}
