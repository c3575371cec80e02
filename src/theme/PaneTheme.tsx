import Box from '@mui/material/Box';
import { type Breakpoint, createTheme, type Theme, ThemeProvider, useTheme } from '@mui/material/styles';
import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react';

/** Lays out its children as if the pane's width were the window's. */
export function PaneTheme({ children }: { children: ReactNode }) {
  const { breakpoints } = useTheme();
  const pane = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<Breakpoint>('xs');
  useLayoutEffect(() => {
    const element = pane.current;
    if (!element) return undefined;
    const measure = () => setCurrent(breakpointOf(element.clientWidth, breakpoints));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [breakpoints]);
  const theme = useCallback((outer: Theme) => measuredByPane(outer, current), [current]);
  return (
    <Box ref={pane} sx={{ containerType: 'inline-size' }}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </Box>
  );
}

function breakpointOf(width: number, { keys, values }: Theme['breakpoints']): Breakpoint {
  return keys.findLast((key) => values[key] <= width) ?? 'xs';
}

function measuredByPane(theme: Theme, current: Breakpoint): Theme {
  const { breakpoints, typography, layout, mixins } = theme;
  return {
    ...theme,
    breakpoints: paneBreakpoints(breakpoints.keys, current),
    typography: inPaneWidths(typography),
    layout: inPaneWidths(layout),
    mixins: inPaneWidths(mixins),
  };
}

/** Replaces each breakpoint by one that always or never matches, depending on the pane's width. */
function paneBreakpoints(keys: Breakpoint[], current: Breakpoint): Theme['breakpoints'] {
  const reached = keys.indexOf(current);
  const widths = keys.map((key, index) => [key, index <= reached ? index : wideAsNoWindow + index]);
  return createTheme({ breakpoints: { values: Object.fromEntries(widths) } }).breakpoints;
}

const wideAsNoWindow = 1e6;

function inPaneWidths<T extends object>(values: T): T {
  const entries = Object.entries(values).map(([name, value]) => [name, inPaneWidth(value)]);
  return Object.fromEntries(entries) as T;
}

function inPaneWidth(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(/(?<=\d)vw/g, 'cqi');
  return typeof value === 'object' && value !== null ? inPaneWidths(value) : value;
}
