import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/system';
import { type ReactNode, useEffect } from 'react';
import { baseline } from './baseline.ts';
import { followColorScheme } from './colorScheme.ts';
import { siteTheme } from './siteTheme.ts';

type SiteThemeProps = {
  /** The page's own styles came with its HTML: they stay in the head for good and need not be made again. */
  hasOwnStyles?: boolean;
  children: ReactNode;
};

/** The theme around every page: its variables for both colour schemes, the page's own styles, the scheme in sight. */
export function SiteTheme({ hasOwnStyles = false, children }: SiteThemeProps) {
  const theme = siteTheme();
  useEffect(followColorScheme, []);
  return (
    <ThemeProvider theme={theme}>
      {!hasOwnStyles && <GlobalStyles styles={baseline} />}
      {children}
      {!hasOwnStyles && <GlobalStyles styles={theme.generateStyleSheets()} />}
    </ThemeProvider>
  );
}
