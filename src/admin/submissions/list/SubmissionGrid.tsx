import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGrid } from '@mui/x-data-grid';
import { useMemo } from 'react';
import { gridProps } from '#src/admin/shared/list/gridProps.ts';
import { toDocumentId, toRowId } from '#src/admin/shared/list/rowId.ts';
import type { SubmissionRowsProps } from './SubmissionRows.tsx';
import { useGridFocusReset } from './useGridFocusReset.ts';
import { useSubmissionColumns } from './useSubmissionColumns.tsx';

/** In between, the open submission stands beside the grid and takes the room. */
const hasRoomForEmail = '(min-width: 900px) and (max-width: 1199.95px), (min-width: 1360px)';

const slots = { noRowsOverlay: NoRows };

export function SubmissionGrid(props: SubmissionRowsProps) {
  const { rows, openId, selectedIds, isFetching, direction } = props;
  const hasEmail = useMediaQuery(hasRoomForEmail);
  const apiRef = useGridFocusReset();
  const columns = useSubmissionColumns(props, hasEmail);
  const columnVisibilityModel = useMemo(() => ({ email: hasEmail }), [hasEmail]);
  const sortModel = useMemo(() => [{ field: 'timestamp', sort: direction }], [direction]);
  const rowSelectionModel = useMemo(
    () => ({ type: 'include' as const, ids: new Set([...selectedIds].map(toRowId)) }),
    [selectedIds],
  );
  return (
    <DataGrid
      {...gridProps}
      apiRef={apiRef}
      aria-label="Submissions"
      rows={rows}
      columns={columns}
      columnVisibilityModel={columnVisibilityModel}
      loading={isFetching}
      disableRowSelectionExcludeModel
      keepNonExistentRowsSelected
      checkboxSelection
      rowSelectionModel={rowSelectionModel}
      onRowSelectionModelChange={({ ids }) =>
        props.onSelect(new Set([...ids].map((id) => toDocumentId(String(id)))))
      }
      sortModel={sortModel}
      onSortModelChange={([order]) => props.onSort(order?.sort ?? 'desc')}
      onRowClick={({ row }) => props.onOpen(row)}
      onCellKeyDown={({ row, field }, event) => {
        if (event.key === 'Enter' && !['__check__', 'actions'].includes(field)) props.onOpen(row);
      }}
      getRowClassName={({ row }) => (row.id === openId ? 'viewed' : '')}
      slots={slots}
    />
  );
}

function NoRows() {
  return <Box sx={{ display: 'grid', placeItems: 'center', height: '100%' }}>No submissions found</Box>;
}
