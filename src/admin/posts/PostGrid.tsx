import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { adminBreakpoints } from '#src/admin/adminBreakpoints.ts';
import { formatDateTime } from '#src/admin/shared/formatDateTime.ts';
import { getRowId } from '#src/admin/shared/rowId.ts';
import type { Post } from '#src/features/posts/data/post.ts';
import { isUnreadable } from '#src/firebase/unreadable.ts';
import { paths } from '#src/paths.ts';
import { PostBadge } from './PostBadge.tsx';
import { PostPageState } from './PostPageState.tsx';
import { PostRowActions } from './PostRowActions.tsx';
import { postName } from './postName.ts';
import type { PostListProps } from './postTableProps.ts';

/** The posts on a desktop: MUI's grid, fed page by page from the server. */
export function PostGrid(props: PostListProps) {
  const isWide = useMediaQuery(adminBreakpoints.panel);
  return (
    <DataGrid
      aria-label="All Blog Posts"
      rows={props.rows}
      getRowId={getRowId}
      columns={columnsOf(props, isWide)}
      columnVisibilityModel={{ category: isWide, author: isWide, readTime: isWide }}
      rowHeight={isWide ? 64 : 88}
      loading={props.isReading}
      hideFooter
      disableColumnMenu
      disableColumnFilter
      disableRowSelectionOnClick
      rowSelection={false}
      sortingMode="server"
      sortingOrder={['desc', 'asc']}
      sortModel={[{ field: 'createdAt', sort: props.direction }]}
      onSortModelChange={([order]) => props.onSort(order?.sort ?? 'desc')}
      onCellKeyDown={({ row, field }, event) => {
        if (event.key === 'Enter' && field !== 'actions' && !isUnreadable(row)) props.onEdit(row);
      }}
      sx={{ '& .MuiDataGrid-row': { cursor: 'default' } }}
    />
  );
}

function columnsOf(on: PostListProps, isWide: boolean): GridColDef<Post>[] {
  const plain = { sortable: false };
  return [
    {
      ...plain,
      field: 'title',
      headerName: 'Post',
      flex: 1,
      minWidth: 240,
      renderCell: ({ row, hasFocus }) => <Title post={row} tabIndex={hasFocus ? 0 : -1} hasFacts={!isWide} />,
    },
    {
      ...plain,
      field: 'published',
      headerName: 'Status',
      width: 188,
      renderCell: ({ row }) => (
        <Box sx={{ display: 'grid', justifyItems: 'start', whiteSpace: 'normal', lineHeight: 1.3 }}>
          <PostBadge post={row} />
          <PostPageState post={row} record={on.buildRecord} />
        </Box>
      ),
    },
    { ...plain, field: 'category', headerName: 'Category', width: 158 },
    { ...plain, field: 'author', headerName: 'Author', width: 124 },
    {
      ...plain,
      field: 'readTime',
      headerName: 'Read time',
      width: 104,
      cellClassName: 'muted',
      valueFormatter: (minutes: number) => `${minutes} min read`,
    },
    {
      field: 'createdAt',
      headerName: 'Created',
      width: 178,
      cellClassName: 'muted',
      valueFormatter: (time: number | null) => formatDateTime(time),
    },
    {
      ...plain,
      field: 'actions',
      headerName: 'Actions',
      width: 160,
      renderHeader: () => <span className="hidden">Actions</span>,
      renderCell: ({ row, hasFocus }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: keeps the keys of its buttons from the grid
        <span onKeyDown={(event) => (event.key === 'Enter' || event.key === ' ') && event.stopPropagation()}>
          <PostRowActions post={row} tabIndex={hasFocus ? 0 : -1} {...on} />
        </span>
      ),
    },
  ];
}

type TitleProps = {
  post: Post;
  tabIndex: number;
  /** Columns that have no room stand here. */
  hasFacts: boolean;
};

function Title({ post, tabIndex, hasFacts }: TitleProps) {
  if (isUnreadable(post)) {
    return (
      <Box sx={{ minWidth: 0, lineHeight: 1.4 }}>
        <Typography noWrap sx={{ fontWeight: 600 }}>
          {postName(post)}
        </Typography>
        <Typography
          noWrap
          variant="caption"
          component="div"
          title={post.unreadable}
          sx={{ color: 'error.main' }}
        >
          {post.unreadable}
        </Typography>
      </Box>
    );
  }
  return (
    <Box sx={{ minWidth: 0, lineHeight: 1.4 }}>
      <Link
        href={paths.article(post.id)}
        target="_blank"
        rel="noopener"
        underline="hover"
        noWrap
        tabIndex={tabIndex}
        onKeyDown={(event) => event.key === 'Enter' && event.stopPropagation()}
        sx={{ display: 'block', fontWeight: 600 }}
      >
        {post.title}
      </Link>
      <Typography noWrap variant="caption" component="div" sx={{ color: 'text.secondary' }}>
        {post.excerpt}
      </Typography>
      {hasFacts && (
        <Typography noWrap variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          {post.category}, {post.author}, {post.readTime} min read
        </Typography>
      )}
    </Box>
  );
}
