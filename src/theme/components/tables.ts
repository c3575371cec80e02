import type { Components, Theme } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { chosen, hairline } from '#src/theme/mixins.ts';
import { space, type } from '#src/theme/theme.ts';

/**
 * Imports only types, because visitors' pages include these styles but not the grid. Classes: `viewed`, `muted`,
 * `hidden`, `quiet`.
 */
export const tables: Components<Theme> = {
  MuiDataGrid: {
    defaultProps: { rowHeight: 44, columnHeaderHeight: 40 },
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        '--DataGrid-rowBorderColor': vars.palette.divider,
        border: 0,
        borderRadius: 0,
        backgroundColor: vars.palette.background.paper,
        fontSize: type.body2.size,
        fontVariantNumeric: 'tabular-nums',
        '& .MuiDataGrid-columnHeaders .MuiDataGrid-columnHeader': {
          borderBottomColor: vars.palette.line.tick,
        },
        '&& :is(.MuiDataGrid-columnHeaderCheckbox, .MuiDataGrid-cellCheckbox)': { padding: 0 },
        '& .MuiDataGrid-row': { cursor: 'pointer' },
        '& .MuiDataGrid-row:hover': { backgroundColor: vars.palette.background.default },
        '& .MuiDataGrid-row.Mui-selected, & .MuiDataGrid-row.Mui-selected:hover': {
          backgroundColor: vars.palette.background.sunk,
        },
        '& .MuiDataGrid-row.viewed, & .MuiDataGrid-row.viewed:hover': chosen,
        '& :is(.MuiDataGrid-cell, .MuiDataGrid-columnHeader)': {
          '&:focus, &:focus-within': { outline: 'none' },
          // Buttons and links have their own ring.
          '&:focus-visible, &:has(input:focus-visible)': {
            outline: `2px solid ${vars.palette.text.primary}`,
            outlineOffset: '-2px',
          },
        },
        '& .muted': { color: vars.palette.text.secondary },
        '& .hidden': visuallyHidden,
        '& .MuiDataGrid-row:not(:hover, :focus-within, .Mui-selected, .viewed) .quiet': {
          color: vars.palette.text.secondary,
        },
      }),
      columnHeader: ({ theme }) => ({
        padding: '0 0.75rem',
        color: theme.vars.palette.text.secondary,
        fontSize: type.caption.size,
      }),
      columnHeaderTitle: { fontWeight: 600 },
      columnSeparator: { visibility: 'hidden' },
      cell: { display: 'flex', alignItems: 'center', padding: '0 0.75rem' },
      footerContainer: ({ theme }) => ({
        minHeight: space.control.large,
        borderTop: hairline,
        color: theme.vars.palette.text.secondary,
      }),
      overlay: { backgroundColor: 'transparent', fontSize: type.body1.size },
    },
  },
  MuiTablePagination: {
    styleOverrides: {
      root: ({ theme }) => ({
        display: 'block',
        overflow: 'visible',
        borderBottom: 0,
        color: theme.vars.palette.text.secondary,
        '&:last-child, &': { padding: 0 },
      }),
      toolbar: ({ theme: { breakpoints } }) => ({
        containerType: 'normal',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        gap: '0.5rem 1rem',
        '&&': { minHeight: 0, padding: '0.75rem 1rem' },
        // Aligned right, because notifications appear at the lower left.
        [breakpoints.up('md')]: { justifyContent: 'flex-end', '&&': { padding: '0.5rem 0.75rem' } },
        [breakpoints.down(700)]: { '& button': { minHeight: space.control.medium } },
      }),
      spacer: { display: 'none' },
      actions: { display: 'flex', gap: '0.5rem', marginLeft: 0 },
    },
  },
};
