import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FilterSelect } from '#src/admin/shared/FilterSelect.tsx';
import { toolbarStyle } from '#src/admin/shared/listStyles.ts';
import { SearchField } from '#src/admin/shared/SearchField.tsx';
import { postCategories } from '#src/features/posts/data/post.ts';
import type { PostFilter } from './usePostFilter.ts';

type PostToolbarProps = {
  /** How many posts there are; `undefined` until they are counted. */
  count: number | undefined;
  filter: PostFilter;
  search: string;
  onSearch(text: string): void;
  /** Cards have no column heads: the order is chosen here. */
  isPhone: boolean;
  /** Beside the headline. */
  action: ReactNode;
};

export function PostToolbar({ count, filter, search, onSearch, isPhone, action }: PostToolbarProps) {
  return (
    <Box sx={toolbarStyle}>
      <Typography variant="h4" component="h2" sx={{ marginRight: 'auto' }}>
        All Blog Posts{count !== undefined && ` (${count.toLocaleString()})`}
      </Typography>
      {action}
      <FilterSelect
        label="Category"
        value={filter.category ?? 'all'}
        options={categoryOptions}
        onChange={(value) => filter.setCategory(value === 'all' ? undefined : value)}
      />
      <FilterSelect
        label="Status"
        value={filter.status ?? 'all'}
        options={statusOptions}
        onChange={(value) => filter.setStatus(value === 'all' ? undefined : value)}
      />
      {isPhone && (
        <FilterSelect
          label="Order"
          value={filter.direction}
          options={orderOptions}
          onChange={filter.setDirection}
        />
      )}
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

const orderOptions = [
  ['desc', 'Newest first'],
  ['asc', 'Oldest first'],
] as const;
