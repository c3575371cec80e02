import type { DataGridProps } from '@mui/x-data-grid';
import { getRowId } from './rowId.ts';

/** The pages are read, and so sorted, by the server. */
export const gridProps = {
  getRowId,
  hideFooter: true,
  disableColumnMenu: true,
  disableColumnFilter: true,
  disableRowSelectionOnClick: true,
  sortingMode: 'server',
  sortingOrder: ['desc', 'asc'],
} satisfies Partial<DataGridProps<{ id: string }>>;
