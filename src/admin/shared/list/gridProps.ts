import type { DataGridProps } from '@mui/x-data-grid';

/** The server pages and sorts the rows. */
export const gridProps = {
  hideFooter: true,
  disableColumnMenu: true,
  disableColumnFilter: true,
  disableRowSelectionOnClick: true,
  sortingMode: 'server',
  sortingOrder: ['desc', 'asc'],
} satisfies Partial<DataGridProps>;
