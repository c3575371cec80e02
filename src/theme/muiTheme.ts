import {
  type ColorSystemOptions,
  createTheme,
  shouldSkipGeneratingVar,
  type Theme,
} from '@mui/material/styles';
import { baseline } from './components/baseline.ts';
import { button } from './components/button.ts';
import { chip } from './components/chip.ts';
import { dataGrid } from './components/dataGrid.ts';
import { dialog } from './components/dialog.ts';
import { feedback } from './components/feedback.ts';
import { field } from './components/field.ts';
import { icon } from './components/icon.ts';
import { link } from './components/link.ts';
import { navigation } from './components/navigation.ts';
import { page } from './components/page.ts';
import { person } from './components/person.ts';
import { table } from './components/table.ts';
import { type DesignTokens, designTokens } from './designTokens.ts';
import { siteMixins } from './mixins.ts';
import { transitions } from './motion.ts';
import { colorSchemeSelector, palette, type Scheme } from './palette.ts';
import { typography } from './typography.ts';

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
      ...page(),
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

/** Type, distances and durations are the same in both schemes: components read them as values. */
function isNoVariable(keys: string[]): boolean {
  return shouldSkipGeneratingVar(keys) || ['font', 'layout', 'motionTokens'].includes(keys[0] ?? '');
}

const noShadows = Array(25).fill('none') as Theme['shadows'];
const noOverlays = Array(25).fill('none') as unknown as NonNullable<ColorSystemOptions['overlays']>;

export const muiTheme = createMuiTheme(designTokens);
