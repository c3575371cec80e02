import type { ColorSystemOptions } from '@mui/material/styles';
import type { DesignTokens } from './designTokens.ts';

export type Scheme = 'light' | 'dark';

/** Attribute of the root element that says which scheme is shown. */
export const colorSchemeSelector = 'data-color-scheme';

/** Literal values, since Material UI derives translucent tones from them. */
export function palette(
  colors: DesignTokens['colors'],
  scheme: Scheme,
): NonNullable<ColorSystemOptions['palette']> {
  const c = (name: keyof typeof colors): string => colors[name][scheme];
  const state = (name: 'success' | 'info' | 'warning' | 'error') => ({
    main: c(name),
    light: c(`${name}Tint`),
    dark: c(name),
    text: c(name),
    contrastText: c('page'),
  });
  return {
    mode: scheme,
    background: { default: c('page'), paper: c('paper'), sunk: c('sunk'), code: c('codeGround') },
    text: { primary: c('text'), secondary: c('textSecondary'), disabled: c('textHint'), hint: c('textHint') },
    divider: c('line'),
    line: { control: c('lineControl'), tick: c('lineTick') },
    primary: {
      main: c('ember'),
      light: c('ember'),
      dark: c('emberHover'),
      contrastText: c('onEmber'),
      text: c('emberText'),
    },
    secondary: {
      main: c('text'),
      light: c('text'),
      dark: c('textSecondary'),
      contrastText: c('page'),
      text: c('text'),
    },
    band: {
      main: c('band'),
      raised: c('bandRaised'),
      line: c('bandLine'),
      text: c('bandText'),
      textSecondary: c('bandTextSecondary'),
      textHint: c('bandTextHint'),
      accent: c('bandAccent'),
      ember: c('bandEmber'),
    },
    selection: { main: c('selection'), contrastText: c('onSelection') },
    scrim: c('scrim'),
    success: state('success'),
    info: state('info'),
    warning: state('warning'),
    error: state('error'),
    action: {
      active: c('text'),
      hover: c('sunk'),
      selected: c('sunk'),
      focus: c('sunk'),
      disabled: c('textSecondary'),
      disabledBackground: c('sunk'),
    },
    // The data grid takes these when it mixes its own colours.
    DataGrid: { bg: c('paper'), headerBg: c('paper'), pinnedBg: c('paper') },
    TableCell: { border: c('line') },
  };
}
