import type { Theme } from '@mui/material/styles';
import { visuallyHidden } from '#src/components/layout/visuallyHidden.ts';

/** What the back office's grids add to the theme's: the row in view, ticked rows, quiet columns. */
export function gridStyle({ vars: { palette } }: Theme) {
  return {
    border: 0,
    '& .MuiDataGrid-row': { cursor: 'pointer' },
    '& .MuiDataGrid-cell': { display: 'flex', alignItems: 'center' },
    '& :is(.MuiDataGrid-columnHeaderCheckbox, .MuiDataGrid-cellCheckbox)': { padding: 0 },
    '& .MuiDataGrid-row.Mui-selected, & .MuiDataGrid-row.Mui-selected:hover': { boxShadow: 'none' },
    '& .MuiDataGrid-row.viewed, & .MuiDataGrid-row.viewed:hover': {
      backgroundColor: palette.background.sunk,
      boxShadow: `inset 3px 0 0 ${palette.primary.main}`,
    },
    '& .muted': { color: palette.text.secondary },
    '& .hidden': visuallyHidden,
    '& .MuiDataGrid-overlay': { backgroundColor: 'transparent' },
  };
}
