import {
  type ColorSystemOptions,
  type Components,
  createTheme,
  shouldSkipGeneratingVar,
  type Theme,
  type ThemeOptions,
} from '@mui/material/styles';
import { colorSchemeSelector, type Scheme } from './colorScheme.ts';
import { baseline } from './components/baseline.ts';
import { button } from './components/button.ts';
import { chip } from './components/chip.ts';
import { dialog } from './components/dialog.ts';
import { feedback } from './components/feedback.ts';
import { field } from './components/field.ts';
import { link } from './components/link.ts';
import { navigation } from './components/navigation.ts';
import { page } from './components/page.ts';
import { person } from './components/person.ts';
import { dataGrid, table } from './components/tables.ts';
import { type DesignTokens, designTokens } from './designTokens.ts';
import { siteMixins } from './mixins.ts';
import { palette } from './palette.ts';
import { typography } from './typography.ts';

function icon(): Components<Theme> {
  return {
    MuiSvgIcon: {
      styleOverrides: {
        fontSizeSmall: { fontSize: '1.25rem' },
        fontSizeMedium: { fontSize: '1.5rem' },
      },
    },
  };
}

function transitions({ color, move, ease }: DesignTokens['motion']): ThemeOptions['transitions'] {
  const short = Number.parseInt(color, 10);
  const long = Number.parseInt(move, 10);
  return {
    duration: {
      shortest: short,
      shorter: short,
      short,
      standard: long,
      complex: long,
      enteringScreen: long,
      leavingScreen: short,
    },
    easing: { easeInOut: ease, easeOut: ease, easeIn: ease, sharp: ease },
  };
}

export function createMuiTheme(tokens: DesignTokens): Theme {
  const { colors, motion, shape, space, type, widths } = tokens;
  const scheme = (name: Scheme) => ({ palette: palette(colors, name), overlays: noOverlays });
  const theme = createTheme({
    cssVariables: { colorSchemeSelector, shouldSkipGeneratingVar: isNoVariable },
    colorSchemes: { light: scheme('light'), dark: scheme('dark') },
    typography: typography(type),
    shape: { borderRadius: shape.control },
    spacing: space.unit,
    breakpoints: { values: widths },
    shadows: noShadows,
    transitions: transitions(motion),
    motion: { reducedMotion: 'system' },
    mixins: { toolbar: { minHeight: space.navCompact } },
    layout: space,
    motionTokens: motion,
    components: {
      ...baseline(tokens),
      ...page(tokens),
      ...button(tokens),
      ...link(tokens),
      ...chip(tokens),
      ...field(tokens),
      ...navigation(tokens),
      ...dialog(tokens),
      ...feedback(tokens),
      ...person(tokens),
      ...table(tokens),
      ...dataGrid(tokens),
      ...icon(),
    },
  });
  Object.assign(theme.mixins, siteMixins({ ...theme, vars: theme.generateThemeVars() }));
  return theme;
}

/** Type, spacing and durations are the same in both schemes, so components read them as plain values. */
function isNoVariable(keys: string[]): boolean {
  return shouldSkipGeneratingVar(keys) || ['font', 'layout', 'motionTokens'].includes(keys[0] ?? '');
}

const noShadows = Array(25).fill('none') as Theme['shadows'];
const noOverlays = Array(25).fill('none') as unknown as NonNullable<ColorSystemOptions['overlays']>;

export const muiTheme = createMuiTheme(designTokens);
