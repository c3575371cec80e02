import { ThemeProvider, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { muiTheme } from '#src/theme/muiTheme.ts';
import { PaneTheme } from '#src/theme/PaneTheme.tsx';

const windowWidth = 1440;
let paneWidth: number;
let resize: () => void;

beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(() => paneWidth);
  vi.stubGlobal('ResizeObserver', ObserverOfThePane);
  const { matchMedia } = window;
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(matchMedia(media), { matches: matches(media) }),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it.each([
  [320, 'xs'],
  [599, 'xs'],
  [600, 'sm'],
  [1000, 'md'],
  [1440, 'xl'],
])('a pane of %i pixels in a wide window is laid out like a window of that width', (width, layout) => {
  paneWidth = width;
  renderPane();
  expect(screen.getByRole('status').textContent).toBe(layout);
});

it('follows the pane while it is made wider and narrower', () => {
  paneWidth = 320;
  renderPane();
  for (const [width, layout] of [
    [1000, 'md'],
    [700, 'sm'],
  ] as const) {
    paneWidth = width;
    act(() => resize());
    expect(screen.getByRole('status').textContent).toBe(layout);
  }
});

function renderPane() {
  render(
    <ThemeProvider theme={muiTheme}>
      <PaneTheme>
        <Layout />
      </PaneTheme>
    </ThemeProvider>,
  );
}

/** Shows at which widths its styles apply. */
function Layout() {
  const { breakpoints } = useTheme();
  const isAt = {
    xs: useMediaQuery(breakpoints.only('xs')),
    sm: useMediaQuery(breakpoints.only('sm')),
    md: useMediaQuery(breakpoints.only('md')),
    lg: useMediaQuery(breakpoints.only('lg')),
    xl: useMediaQuery(breakpoints.up('xl')),
  };
  return <span role="status">{breakpoints.keys.filter((key) => isAt[key]).join()}</span>;
}

class ObserverOfThePane implements ResizeObserver {
  constructor(callback: ResizeObserverCallback) {
    resize = () => callback([], this);
  }
  observe() {}
  unobserve() {}
  disconnect() {}
}

function matches(media: string): boolean {
  const [, min = 0] = /min-width:\s*([\d.]+)px/.exec(media) ?? [];
  const [, max = Number.POSITIVE_INFINITY] = /max-width:\s*([\d.-]+)px/.exec(media) ?? [];
  return media.startsWith('(') && windowWidth >= Number(min) && windowWidth <= Number(max);
}
