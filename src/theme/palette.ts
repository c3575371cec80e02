import type { ColorSystemOptions } from '@mui/material/styles';
import type { Scheme } from './colorScheme.ts';
import { colors } from './colors.ts';

/** Literal values, because Material UI derives translucent colors from them. */
export function palette(scheme: Scheme): NonNullable<ColorSystemOptions['palette']> {
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
      main: c('accent'),
      light: c('accent'),
      dark: c('accentHover'),
      contrastText: c('onAccent'),
      text: c('accentText'),
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
      accentText: c('bandAccentText'),
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
    // The data grid derives its own colors from these.
    DataGrid: { bg: c('paper'), headerBg: c('paper'), pinnedBg: c('paper') },
    TableCell: { border: c('line') },
  };
}
