import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGrid, type GridApi, useGridApiRef } from '@mui/x-data-grid';
import { type RefObject, useEffect, useMemo } from 'react';
import { toRowId } from '#src/admin/shared/list/focusRow.ts';
import { gridProps, toDocumentId } from '#src/admin/shared/list/gridProps.ts';
import { NoSubmissions } from './NoSubmissions.tsx';
import type { SubmissionRowsProps } from './submissionRowsProps.ts';
import { useSubmissionColumns } from './useSubmissionColumns.tsx';

/** Between these widths, the open submission is beside the grid and leaves no room. */
const hasRoomForEmail = '(min-width: 900px) and (max-width: 1199.95px), (min-width: 1360px)';

const slots = { noRowsOverlay: NoRows };
const filteredSlots = { noRowsOverlay: NoFilteredRows };

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
      slots={props.isFiltered ? filteredSlots : slots}
    />
  );
}

function NoRows() {
  return (
    <Box sx={overlayStyle}>
      <NoSubmissions isFiltered={false} />
    </Box>
  );
}

function NoFilteredRows() {
  return (
    <Box sx={overlayStyle}>
      <NoSubmissions isFiltered />
    </Box>
  );
}

const overlayStyle = {
  display: 'grid',
  placeContent: 'center',
  textAlign: 'center',
  height: '100%',
} as const;

/** By default the grid remembers its focused cell until a click, and grabs the focus when that row is removed. */
function useGridFocusReset(): RefObject<GridApi | null> {
  const apiRef = useGridApiRef();
  useEffect(() => {
    function release({ target }: FocusEvent) {
      const api = apiRef.current;
      const root = api?.rootElementRef?.current;
      if (!api || !(target instanceof Node) || root?.contains(target) || !api.state.focus.cell) return;
      api.setState((state) => ({ ...state, focus: { ...state.focus, cell: null } }));
    }
    document.addEventListener('focusin', release);
    return () => document.removeEventListener('focusin', release);
  }, [apiRef]);
  return apiRef;
}
