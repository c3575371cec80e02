import {
  type ColorSystemOptions,
  createTheme,
  type SupportedColorScheme,
  shouldSkipGeneratingVar,
  type Theme,
} from '@mui/material/styles';
import { colors } from './colors.ts';
import { baseline } from './components/baseline.ts';
import { button } from './components/button.ts';
import { dataDisplay } from './components/dataDisplay.ts';
import { feedback } from './components/feedback.ts';
import { field } from './components/field.ts';
import { link } from './components/link.ts';
import { surfaces } from './components/surfaces.ts';
import { tables } from './components/tables.ts';
import { motion, shape, space, widths } from './theme.ts';
import { typographyOptions } from './typography.ts';

const short = Number.parseInt(motion.color, 10);
const long = Number.parseInt(motion.move, 10);

const transitions = {
  duration: {
    shortest: short,
    shorter: short,
    short,
    standard: long,
    complex: long,
    enteringScreen: long,
    leavingScreen: short,
  },
  easing: { easeInOut: motion.ease, easeOut: motion.ease, easeIn: motion.ease, sharp: motion.ease },
};

const noShadows = Array(25).fill('none') as Theme['shadows'];
const noOverlays = Array(25).fill('none') as unknown as NonNullable<ColorSystemOptions['overlays']>;

function scheme(name: SupportedColorScheme): ColorSystemOptions {
  return { palette: paletteOf(name), overlays: noOverlays };
}

/** Literal values, because Material UI derives translucent colors from them. */
function paletteOf(scheme: SupportedColorScheme): NonNullable<ColorSystemOptions['palette']> {
  const c = (name: keyof typeof colors): string => colors[name][scheme];
  const state = (name: 'success' | 'info' | 'warning' | 'error') => ({
    main: c(name),
    light: c(`${name}Tint`),
    dark: c(name),
    contrastText: c('page'),
  });
  return {
    mode: scheme,
    background: { default: c('page'), paper: c('paper'), sunk: c('sunk'), code: c('codeGround') },
    text: {
      primary: c('text'),
      secondary: c('textSecondary'),
      disabled: c('textHint'),
      hint: c('textHint'),
      accent: c('accentText'),
    },
    divider: c('line'),
    line: { control: c('lineControl'), tick: c('lineTick') },
    primary: {
      main: c('accent'),
      light: c('accent'),
      dark: c('accentHover'),
      contrastText: c('onAccent'),
    },
    secondary: {
      main: c('text'),
      light: c('text'),
      dark: c('textSecondary'),
      contrastText: c('page'),
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

/** Type is the same in both schemes, so components read it as plain values. */
function skipsVariable(keys: string[]): boolean {
  return shouldSkipGeneratingVar(keys) || keys[0] === 'font';
}

export const muiTheme = createTheme({
  // The inline script in `index.html` sets the attribute first.
  cssVariables: { colorSchemeSelector: 'data-color-scheme', shouldSkipGeneratingVar: skipsVariable },
  colorSchemes: { light: scheme('light'), dark: scheme('dark') },
  typography: typographyOptions,
  shape: { borderRadius: shape.control },
  spacing: space.unit,
  breakpoints: { values: widths },
  shadows: noShadows,
  transitions,
  motion: { reducedMotion: 'system' },
  mixins: { toolbar: { minHeight: space.navCompact } },
  components: {
    ...baseline,
    ...surfaces,
    ...button,
    ...link,
    ...dataDisplay,
    ...field,
    ...feedback,
    ...tables,
  },
});

/** For styles outside of components' overrides. */
export const { breakpoints, typography, zIndex } = muiTheme;
export const { palette } = muiTheme.generateThemeVars();
