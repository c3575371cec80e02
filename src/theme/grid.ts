import type { Components, Theme } from '@mui/material/styles';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { space, type } from './theme.ts';

/** The back office's data grid. Types only: visitors' pages carry these styles, never the grid itself. */
export const grid: Components<Theme> = {
  MuiDataGrid: {
    defaultProps: { rowHeight: 44, columnHeaderHeight: 40 },
    styleOverrides: {
      root: ({ theme }) => ({
        '--DataGrid-t-color-background-base': theme.vars.palette.background.paper,
        '--DataGrid-t-header-background-base': theme.vars.palette.background.paper,
        '--DataGrid-rowBorderColor': theme.vars.palette.divider,
        border: `1px solid ${theme.vars.palette.divider}`,
        borderRadius: 0,
        backgroundColor: theme.vars.palette.background.paper,
        fontSize: type.body2.size,
        fontVariantNumeric: 'tabular-nums',
        '& .MuiDataGrid-columnHeaders .MuiDataGrid-columnHeader': {
          borderBottomColor: theme.vars.palette.line.tick,
        },
        '& .MuiDataGrid-row:hover': { backgroundColor: theme.vars.palette.background.default },
        '& .MuiDataGrid-row.Mui-selected, & .MuiDataGrid-row.Mui-selected:hover': {
          backgroundColor: theme.vars.palette.background.sunk,
          boxShadow: `inset 3px 0 0 ${theme.vars.palette.primary.main}`,
        },
        '& .MuiDataGrid-cell:focus, & .MuiDataGrid-cell:focus-within, & .MuiDataGrid-columnHeader:focus, & .MuiDataGrid-columnHeader:focus-within':
          { outline: `2px solid ${theme.vars.palette.text.primary}`, outlineOffset: '-2px' },
      }),
      columnHeader: ({ theme }) => ({
        padding: '0 0.75rem',
        color: theme.vars.palette.text.secondary,
        fontSize: type.caption.size,
      }),
      columnHeaderTitle: { fontWeight: 600 },
      columnSeparator: { visibility: 'hidden' },
      cell: { padding: '0 0.75rem' },
      footerContainer: ({ theme }) => ({
        minHeight: space.control.large,
        borderTop: `1px solid ${theme.vars.palette.divider}`,
        color: theme.vars.palette.text.secondary,
      }),
      overlay: { fontSize: type.body1.size },
    },
  },
};
