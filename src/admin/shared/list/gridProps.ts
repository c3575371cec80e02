import type { DataGridProps } from '@mui/x-data-grid';
import { toRowId } from './focusRow.ts';

/** The server pages and sorts the rows. */
export const gridProps = {
  getRowId: ({ id }) => toRowId(id),
  hideFooter: true,
  disableColumnMenu: true,
  disableColumnFilter: true,
  disableRowSelectionOnClick: true,
  sortingMode: 'server',
  sortingOrder: ['desc', 'asc'],
} satisfies Partial<DataGridProps<{ id: string }>>;

export function toDocumentId(rowId: string): string {
  return decodeURIComponent(rowId.replace(/^row /, ''));
}
