import type { ColorSystemOptions } from '@mui/material/styles';
import { colors } from './theme.ts';

export type Scheme = 'light' | 'dark';

/** The designers' colours as a Material UI palette for one colour scheme. */
export function palette(scheme: Scheme): NonNullable<ColorSystemOptions['palette']> {
  const c = (name: keyof typeof colors): string => colors[name][scheme];
  const state = (name: 'success' | 'info' | 'warning' | 'error') => ({
    main: c(name),
    light: c(`${name}Tint`),
    dark: `var(--mui-palette-${name}-main)`,
    text: `var(--mui-palette-${name}-main)`,
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
      light: 'var(--mui-palette-primary-main)',
      dark: c('emberHover'),
      contrastText: c('onEmber'),
      text: c('emberText'),
    },
    secondary: {
      main: c('text'),
      light: 'var(--mui-palette-secondary-main)',
      dark: c('textSecondary'),
      contrastText: c('page'),
      text: 'var(--mui-palette-secondary-main)',
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
  };
}
