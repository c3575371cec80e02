import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { adminBreakpoints } from '#src/admin/adminLayout.ts';
import { formatDateTime } from '#src/admin/shared/formatDateTime.ts';
import { gridProps } from '#src/admin/shared/list/gridProps.ts';
import type { Post } from '#src/features/posts/data/post.ts';
import { isUnreadable } from '#src/firebase/unreadable.ts';
import { PostBadge } from './PostBadge.tsx';
import { PostPageState } from './PostPageState.tsx';
import { PostRowActions } from './PostRowActions.tsx';
import type { PostRowsProps } from './PostTable.tsx';
import { PostTitleCell } from './PostTitleCell.tsx';

export function PostGrid(props: PostRowsProps) {
  const isWide = useMediaQuery(adminBreakpoints.panel);
  return (
    <DataGrid
      {...gridProps}
      aria-label="All Blog Posts"
      rows={props.rows}
      columns={columnsOf(props, isWide)}
      columnVisibilityModel={{ category: isWide, author: isWide, readTime: isWide }}
      rowHeight={isWide ? 72 : 88}
      loading={props.isFetching}
      rowSelection={false}
      sortModel={[{ field: 'createdAt', sort: props.direction }]}
      onSortModelChange={([order]) => props.onSort(order?.sort ?? 'desc')}
      onCellKeyDown={({ row, field }, event) => {
        if (event.key === 'Enter' && field !== 'actions' && !isUnreadable(row)) props.onEdit(row);
      }}
      sx={{ '& .MuiDataGrid-row': { cursor: 'default' } }}
    />
  );
}

function columnsOf(on: PostRowsProps, isWide: boolean): GridColDef<Post>[] {
  const plain = { sortable: false };
  return [
    {
      ...plain,
      field: 'title',
      headerName: 'Post',
      flex: 1,
      minWidth: 140,
      renderCell: ({ row, hasFocus }) => (
        <PostTitleCell post={row} tabIndex={hasFocus ? 0 : -1} hasFacts={!isWide} />
      ),
    },
    {
      ...plain,
      field: 'published',
      headerName: 'Status',
      width: 188,
      renderCell: ({ row }) => (
        <Box
          sx={{ display: 'grid', justifyItems: 'start', gap: 0.25, whiteSpace: 'normal', lineHeight: 1.3 }}
        >
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
        <span>
          <PostRowActions post={row} tabIndex={hasFocus ? 0 : -1} {...on} />
        </span>
      ),
    },
  ];
}
