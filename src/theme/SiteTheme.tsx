import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/system';
import { type ReactNode, useEffect } from 'react';
import { baseline } from './baseline.ts';
import { followColorScheme } from './colorScheme.ts';
import { createSiteTheme } from './createSiteTheme.ts';

const theme = createSiteTheme();
const variables = theme.generateStyleSheets();

/** The theme around every page: its variables for both colour schemes, the page's own styles, the scheme in sight. */
export function SiteTheme({ children }: { children: ReactNode }) {
  useEffect(followColorScheme, []);
  return (
    <ThemeProvider theme={theme}>
      <GlobalStyles styles={baseline} />
      {children}
      <GlobalStyles styles={variables} />
    </ThemeProvider>
  );
}
