import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import { type ReactNode, useLayoutEffect } from 'react';
import { useHydrated } from '#src/components/browser/useHydrated.ts';
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
      <ThemeColor />
      <link rel="preload" as="font" type="font/woff2" href={type.fontFile} crossOrigin="anonymous" />
      <link rel="alternate" type="application/rss+xml" title={`${site.name} blog`} href="/rss.xml" />
      {children}
    </ThemeProvider>
  );
}

function ThemeColor() {
  const { mode, colorScheme = 'light' } = useColorScheme();
  const isHydrated = useHydrated();
  if (isHydrated && mode !== 'system') return <meta name="theme-color" content={colors.page[colorScheme]} />;
  return (
    <>
      <meta name="theme-color" content={colors.page.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={colors.page.dark} media="(prefers-color-scheme: dark)" />
    </>
  );
}
