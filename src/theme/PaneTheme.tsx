import Box from '@mui/material/Box';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** Draws what is inside as on a window of the pane's own width: its layout and sizes follow the pane. */
export function PaneTheme({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <ThemeProvider theme={measuredByPane}>{children}</ThemeProvider>
    </Box>
  );
}

/** The theme with the container's width in place of the window's. */
function measuredByPane(theme: Theme): Theme {
  const { breakpoints, containerQueries, typography, layout, mixins } = theme;
  const { up, down, between, only, not } = containerQueries;
  return {
    ...theme,
    breakpoints: { ...breakpoints, up, down, between, only, not, ...mediaKeys(theme) },
    typography: inPaneWidths(typography),
    layout: inPaneWidths(layout),
    mixins: inPaneWidths(mixins),
  };
}

/** Material UI sorts responsive styles by this list, which has no public name. */
function mediaKeys({ breakpoints, containerQueries }: Theme): object {
  return { internal_mediaKeys: breakpoints.keys.map((key) => containerQueries.up(key)) };
}

function inPaneWidths<T extends object>(values: T): T {
  const entries = Object.entries(values).map(([name, value]) => [name, inPaneWidth(value)]);
  return Object.fromEntries(entries) as T;
}

function inPaneWidth(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(/(?<=\d)vw/g, 'cqi');
  return typeof value === 'object' && value !== null ? inPaneWidths(value) : value;
}
