import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useLayoutEffect } from 'react';
import { site } from '#src/content/site.ts';
import { colors } from '#src/theme/colors.ts';
import { muiTheme } from '#src/theme/muiTheme.ts';
import { type } from '#src/theme/theme.ts';

type AppProps = {
  onMounted?: () => void;
  children: ReactNode;
};

export function App({ onMounted, children }: AppProps) {
  useLayoutEffect(() => onMounted?.(), [onMounted]);
  return (
    <ThemeProvider theme={muiTheme} noSsr>
      <CssBaseline />
      <meta name="theme-color" content={colors.page.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={colors.page.dark} media="(prefers-color-scheme: dark)" />
      <link rel="preload" as="font" type="font/woff2" href={type.fontFile} crossOrigin="anonymous" />
      <link rel="alternate" type="application/rss+xml" title={`${site.name} blog`} href="/rss.xml" />
      {children}
    </ThemeProvider>
  );
}
