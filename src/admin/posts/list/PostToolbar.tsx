import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useIsPhone } from '#src/admin/adminLayout.ts';
import { postListMessages } from '#src/admin/posts/messages.ts';
import type { PostUrl } from '#src/admin/posts/usePostUrl.ts';
import { FilterSelect, OrderSelect, SearchField } from '#src/admin/shared/list/ListFilters.tsx';
import { toolbarStyle } from '#src/admin/shared/list/listStyles.ts';
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
  return (
    <Box sx={toolbarStyle}>
      <Typography variant="h4" component="h2" sx={{ marginRight: 'auto' }}>
        {postListMessages.all}
        {count !== undefined && ` (${count.toLocaleString()})`}
      </Typography>
      {action}
      <FilterSelect
        label="Category"
        value={url.category ?? 'all'}
        options={categoryOptions}
        onChange={(value) => url.setCategory(value === 'all' ? undefined : value)}
      />
      <FilterSelect
        label="Status"
        value={url.status ?? 'all'}
        options={statusOptions}
        onChange={(value) => url.setStatus(value === 'all' ? undefined : value)}
      />
      {isPhone && <OrderSelect direction={url.direction} onChange={url.setDirection} />}
      <SearchField label="Search posts" value={search} onChange={onSearch} />
    </Box>
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
