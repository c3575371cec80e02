import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { GridColDef } from '@mui/x-data-grid';
import { adminBreakpoints } from '#src/admin/shared/adminLayout.ts';
import { ListGrid, type ListGridProps } from '#src/admin/shared/list/ListGrid.tsx';
import { Marked } from '#src/components/search/Marked.tsx';
import { featuredPicture } from '#src/features/pictures/postPictures.ts';
import type { AnyPost } from '#src/features/posts/data/post.ts';
import { readTimeText } from '#src/features/posts/messages.ts';
import { faultText, isReadable } from '#src/firebase/storedFields.ts';
import { PostBadge, PostPageState } from './PostBadge.tsx';
import { PostRowActions, usePostRows } from './PostRowActions.tsx';
import { PostTitle } from './PostTitle.tsx';

export function PostGrid(props: ListGridProps<AnyPost>) {
  const isWide = useMediaQuery(adminBreakpoints.columns);
  const { onEdit } = usePostRows();
  return (
    <ListGrid
      {...props}
      aria-label="All Blog Posts"
      columns={isWide ? wideColumns : narrowColumns}
      getRowHeight={() => 'auto'}
      rowSelection={false}
      onOpen={onEdit}
      sx={{
        '& .MuiDataGrid-row': { cursor: 'default' },
        '& .MuiDataGrid-cell': { minHeight: 52, paddingBlock: '0.375rem' },
      }}
    />
  );
}

const factColumns: GridColDef<AnyPost>[] = [
  { field: 'category', headerName: 'Category', width: 158 },
  { field: 'author', headerName: 'Author', width: 140 },
  {
    field: 'readTime',
    headerName: 'Reading time',
    width: 104,
    align: 'right',
    headerAlign: 'right',
    cellClassName: 'muted',
    valueFormatter: readTimeText,
  },
];

const wideColumns = columnsOf(true);
const narrowColumns = columnsOf(false);

function columnsOf(isWide: boolean) {
  const columns: GridColDef<AnyPost>[] = [
    {
      field: 'title',
      headerName: 'Post',
      flex: 1,
      minWidth: 140,
      renderCell: ({ row, hasFocus }) => (
        <TitleCell post={row} tabIndex={hasFocus ? 0 : -1} isWide={isWide} />
      ),
    },
    {
      field: 'published',
      headerName: 'Status',
      width: isWide ? 164 : 148,
      renderCell: ({ row }) => (
        <Box
          sx={{ display: 'grid', justifyItems: 'start', gap: 0.25, whiteSpace: 'normal', lineHeight: 1.3 }}
        >
          <PostBadge post={row} />
          <PostPageState post={row} />
        </Box>
      ),
    },
    ...(isWide ? factColumns : []),
  ];
  return {
    columns,
    dateField: 'createdAt',
    actions: (row: AnyPost, tabIndex: number) => (
      <PostRowActions post={row} tabIndex={tabIndex} hasCopyLink={isWide} />
    ),
    // Four or five buttons of 44 pixels on touch screens.
    actionsWidth: isWide ? 244 : 200,
  };
}

type TitleCellProps = { post: AnyPost; tabIndex: number; isWide: boolean };

function TitleCell({ post, tabIndex, isWide }: TitleCellProps) {
  const reason = isReadable(post) ? undefined : faultText(post);
  const { src, srcSet } = featuredPicture(post.featuredImage, '64px');
  return (
    <>
      <Box
        component="img"
        {...(src && { src, srcSet })}
        sizes="64px"
        alt=""
        loading="lazy"
        sx={thumbnailStyle}
      />
      <Box sx={{ minWidth: 0, lineHeight: 1.4 }}>
        <PostTitle post={post} tabIndex={tabIndex} />
        <Typography
          noWrap
          variant="caption"
          component="div"
          title={reason}
          sx={{ color: reason ? 'error.main' : 'text.secondary' }}
        >
          {reason ?? <Marked text={post.excerpt} />}
        </Typography>
        {!isWide && !reason && (
          <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
            {post.category}, {post.author}, {readTimeText(post.readTime)}
          </Typography>
        )}
      </Box>
    </>
  );
}

const thumbnailStyle = {
  display: { xs: 'none', md: 'block' },
  flex: 'none',
  width: 64,
  height: 40,
  marginRight: 1.5,
  objectFit: 'cover',
  backgroundColor: 'background.sunk',
} as const;
