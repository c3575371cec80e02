import Box from '@mui/material/Box';
import { Suspense, useDeferredValue } from 'react';
import { Loading } from '#src/components/Loading.tsx';
import { lazyPart } from '#src/components/lazyPart.ts';
import type { Post } from '#src/features/posts/post.ts';
import { listFrameStyle } from './listFrameStyle.ts';
import { NoPosts } from './NoPosts.tsx';
import { Pager } from './Pager.tsx';
import { PostCards } from './PostCards.tsx';
import { SearchCoverage } from './SearchCoverage.tsx';
import { screens } from './screenSizes.ts';
import type { PostFilter } from './usePostFilter.ts';
import { postRowsSize, type usePostRows } from './usePostRows.ts';

/** Only screens that have room for it download the grid; where it cannot be fetched, cards do as well. */
const PostGrid = lazyPart(() => import('./PostGrid.tsx').then((module) => module.PostGrid), PostCards);

// With the page, not when its first row is drawn.
if (!window.matchMedia(screens.phone).matches) PostGrid.fetch();

type PostListProps = {
  list: ReturnType<typeof usePostRows>;
  filter: PostFilter;
  isPhone: boolean;
  /** How many posts the filter has; `undefined` until they are counted. */
  total: number | undefined;
  onEdit(post: Post): void;
  onDuplicate(post: Post): void;
  onDelete(post: Post): void;
};

/** The posts in their frame, or what stands there when there are none. */
export function PostList({ list, filter, isPhone, total, ...on }: PostListProps) {
  const { pages, rows, isSearching } = list;
  const shared = {
    rows,
    isReading: pages.isReading,
    direction: filter.direction,
    onSort: filter.setDirection,
  };
  // All rows drawn in one go would block a phone.
  const isComing = useDeferredValue(pages.isFirstLoad, true) || pages.isFirstLoad;
  const isFiltered = isSearching || filter.category !== undefined || filter.status !== undefined;
  return (
    <Box sx={listFrameStyle}>
      {isComing && <Loading label="Loading posts..." />}
      {!isComing && rows.length > 0 && (
        <Suspense fallback={<Loading label="Loading posts..." />}>
          {isPhone ? <PostCards {...shared} {...on} /> : <PostGrid {...shared} {...on} />}
        </Suspense>
      )}
      {rows.length === 0 && !pages.isReading && (
        <NoPosts
          isFiltered={isFiltered}
          onNew={() => filter.openPost('new')}
          onClear={() => {
            list.setSearch('');
            filter.clear();
          }}
        />
      )}
      {isSearching ? (
        <SearchCoverage
          what="posts"
          hits={rows.length}
          loaded={pages.loaded.length}
          total={total}
          hasMore={pages.hasMore}
          isReading={pages.isReading}
          onReadMore={list.findMore}
        />
      ) : (
        !isComing &&
        rows.length > 0 && (
          <Pager
            from={pages.index * postRowsSize}
            shown={rows.length}
            total={total}
            hasNext={pages.hasNext}
            isReading={pages.isReading}
            onPrevious={pages.showPrevious}
            onNext={() => void pages.showNext()}
          />
        )
      )}
    </Box>
  );
}
