import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useDeferredValue } from 'react';
import { adminBreakpoints, useIsPhone } from '#src/admin/adminLayout.ts';
import type { BuildRecord } from '#src/admin/posts/buildRecord.ts';
import { postListMessages } from '#src/admin/posts/messages.ts';
import type { PostUrl } from '#src/admin/posts/usePostUrl.ts';
import { listCardStyle } from '#src/admin/shared/list/listStyles.ts';
import { Pagination } from '#src/admin/shared/list/Pagination.tsx';
import { SearchSummary } from '#src/admin/shared/list/SearchSummary.tsx';
import { lazyNamed } from '#src/components/notifications/lazyNamed.ts';
import { Loading } from '#src/components/ui/Loading.tsx';
import { PostCards } from './PostCards.tsx';
import type { PostActionProps } from './PostRowActions.tsx';
import type { AdminPostList } from './useAdminPostList.ts';

const loadGrid = () => import('./PostGrid.tsx');

const PostGrid = lazyNamed(loadGrid, 'PostGrid');

// Start loading the grid together with the page.
if (!window.matchMedia(adminBreakpoints.phone).matches) loadGrid().catch(() => undefined);

type PostTableProps = PostActionProps & {
  buildRecord: BuildRecord | null;
  list: AdminPostList;
  url: PostUrl;
  total: number | undefined;
};

export function PostTable({ list, url, buildRecord, total, ...rest }: PostTableProps) {
  const isPhone = useIsPhone();
  const { rows, isSearching, isFetching, isFirstLoad, reader } = list;
  const shared = { rows, buildRecord, isFetching };
  // Deferred, because rendering all rows in one task would block a phone.
  const isLoading = useDeferredValue(isFirstLoad, true) || isFirstLoad;
  const isFiltered = isSearching || url.category !== undefined || url.status !== undefined;
  return (
    <Box sx={listCardStyle}>
      {isLoading && <Loading label={postListMessages.loading} />}
      {!isLoading && rows.length > 0 && (
        <Suspense fallback={<Loading label={postListMessages.loading} />}>
          {isPhone ? (
            <PostCards {...shared} {...rest} />
          ) : (
            <PostGrid {...shared} {...rest} direction={url.direction} onSort={url.setDirection} />
          )}
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
          hits={rows.length}
          loaded={list.loaded.length}
          total={total}
          hasMore={list.hasMore}
          isReading={reader.isReading}
          onStop={reader.stop}
          onSearchOn={reader.searchOn}
        />
      ) : (
        !isLoading &&
        rows.length > 0 && (
          <Pagination
            offset={list.offset}
            count={rows.length}
            total={total}
            hasNext={list.hasNextPage}
            hasPrevious={list.hasPreviousPage}
            isFetching={isFetching}
            direction={url.direction}
            onPrevious={list.showPrevious}
            onNext={() => void list.showNext()}
          />
        )
      )}
    </Box>
  );
}

type EmptyPostsProps = {
  isFiltered: boolean;
  onNew(): void;
  onClear(): void;
};

function EmptyPosts({ isFiltered, onNew, onClear }: EmptyPostsProps) {
  return (
    <Box sx={emptyStyle}>
      <Typography variant="h4" component="p">
        {isFiltered ? 'No matching posts' : 'No blog posts found. Create your first post!'}
      </Typography>
      <Button variant="outlined" onClick={isFiltered ? onClear : onNew}>
        {isFiltered ? 'Clear search and filters' : 'New Post'}
      </Button>
    </Box>
  );
}

const emptyStyle = {
  display: 'grid',
  justifyItems: 'start',
  gap: 2.5,
  padding: 'clamp(2rem, 6vw, 5rem) clamp(1.25rem, 3vw, 2rem)',
} as const;
