import type { Theme } from '@mui/material/styles';
import { ThemeProvider } from '@mui/system';
import type { ReactNode } from 'react';
import { componentPalette } from './componentPalette.ts';
import { controls } from './controls.ts';
import { feedback } from './feedback.ts';
import { fields } from './fields.ts';
import { grid } from './grid.ts';
import { labels } from './labels.ts';
import { mergeGroups } from './leanVariables.ts';
import { surfaces } from './surfaces.ts';

/**
 * Dresses Material UI's controls, fields, dialogs and tables for everything inside. Public pages are made without
 * them, so visitors do not download what these look like.
 */
export function ControlTheme({ children }: { children: ReactNode }) {
  return <ThemeProvider theme={withControls}>{children}</ThemeProvider>;
}

const dressed = { ...controls, ...labels, ...fields, ...surfaces, ...feedback, ...grid };

/** The site's theme with what the controls need besides. */
export function withControls(theme: Theme): Theme {
  return {
    ...theme,
    palette: mergeGroups(theme.palette, componentPalette) as Theme['palette'],
    vars: {
      ...theme.vars,
      palette: mergeGroups(theme.vars.palette, componentPalette) as Theme['vars']['palette'],
    },
    components: { ...theme.components, ...dressed } as NonNullable<Theme['components']>,
  };
}
