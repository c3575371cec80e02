import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useEffect } from 'react';
import { site } from '#src/content/site.ts';
import { muiTheme } from '#src/theme/muiTheme.ts';
import { type } from '#src/theme/theme.ts';
import { ThemeColor } from './ThemeColor.tsx';

type AppProps = {
  onMounted?: () => void;
  children: ReactNode;
};

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
