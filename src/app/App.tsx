import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useEffect } from 'react';
import { site } from '#src/content/site.ts';
import { muiTheme } from '#src/theme/muiTheme.ts';
import { type } from '#src/theme/theme.ts';
import { ThemeColor } from './ThemeColor.tsx';

type AppProps = {
  /** Called when the page is drawn and answers its visitor. */
  onMounted?: () => void;
  /** The router of this environment: browser or prerenderer. */
  children: ReactNode;
};

/** Around every page: the theme, the font and the feed. */
export function App({ onMounted, children }: AppProps) {
  useEffect(() => onMounted?.(), [onMounted]);
  return (
    <ThemeProvider theme={muiTheme} noSsr disableTransitionOnChange>
      <CssBaseline />
      <ThemeColor />
      <link rel="preload" as="font" type="font/woff2" href={type.fontFile} crossOrigin="anonymous" />
      <link rel="alternate" type="application/rss+xml" title={`${site.name} blog`} href="/rss.xml" />
      {children}
    </ThemeProvider>
  );
}
