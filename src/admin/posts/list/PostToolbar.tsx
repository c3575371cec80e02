import type { ReactNode } from 'react';
import { useIsPhone } from '#src/admin/adminLayout.ts';
import type { PostUrl } from '#src/admin/posts/list/usePostList.ts';
import { FilterSelect, ListToolbar, OrderSelect, SearchField } from '#src/admin/shared/list/ListToolbar.tsx';
import { postCategories } from '#src/features/posts/data/post.ts';

type PostToolbarProps = {
  count: number | undefined;
  url: PostUrl;
  search: string;
  onSearch(text: string): void;
  action: ReactNode;
};

export function PostToolbar({ count, url, search, onSearch, action }: PostToolbarProps) {
  const isPhone = useIsPhone();
  const { filter, direction } = url;
  const { category, status } = filter;
  return (
    <ListToolbar
      title={count === undefined ? 'All Blog Posts' : `All Blog Posts (${count.toLocaleString()})`}
      isFiltered={category !== undefined || status !== undefined || direction === 'asc'}
      search={<SearchField label="Search posts" value={search} onChange={onSearch} />}
      filters={
        <>
          <FilterSelect
            label="Category"
            value={category ?? 'all'}
            options={categoryOptions}
            onChange={(value) => url.setFilter({ category: value === 'all' ? undefined : value })}
          />
          <FilterSelect
            label="Status"
            value={status ?? 'all'}
            options={statusOptions}
            onChange={(value) => url.setFilter({ status: value === 'all' ? undefined : value })}
          />
          {isPhone && <OrderSelect direction={direction} onChange={url.setDirection} />}
        </>
      }
      actions={action}
    />
  );
}

const categoryOptions = [
  ['all', 'All Categories'],
  ...postCategories.map((category) => [category, category] as const),
] as const;

const statusOptions = [
  ['all', 'All Status'],
  ['published', 'Published'],
  ['draft', 'Draft'],
] as const;
