import { createTheme, type Theme } from '@mui/material/styles';
import { basicComponents } from './baseline.ts';
import { staysOutOfVariables, withLiteralValues } from './leanVariables.ts';
import { palette, type Scheme } from './palette.ts';
import { motion, shape, space, type, widths } from './theme.ts';

/** Builds the Material UI theme from the designers' values, both colour schemes as CSS variables. */
export function createSiteTheme(): Theme {
  const theme = createTheme({
    cssVariables: {
      colorSchemeSelector: 'data-color-scheme',
      shouldSkipGeneratingVar: staysOutOfVariables,
    },
    colorSchemes: { light: colorScheme('light'), dark: colorScheme('dark') },
    typography: typography(),
    shape: { borderRadius: shape.control },
    spacing: space.unit,
    breakpoints: { values: widths },
    shadows: Array(25).fill('none') as Theme['shadows'],
    layout: space,
    motionTokens: motion,
    components: basicComponents,
  });
  return withLiteralValues(theme);
}

/** The family list as CSS reads it: the font, its metric-matched stand-in, then the system's. */
export const fontFamily = `"${type.family}", "${type.family} Fallback", system-ui, sans-serif`;

function colorScheme(scheme: Scheme) {
  const opacity = { inputPlaceholder: 1, inputUnderline: 1, switchTrackDisabled: 0.5, switchTrack: 1 };
  return { palette: palette(scheme), opacity };
}

function typography() {
  const role = (
    name:
      | 'h1'
      | 'h2'
      | 'h3'
      | 'h4'
      | 'h5'
      | 'h6'
      | 'figure'
      | 'change'
      | 'article'
      | 'body1'
      | 'body2'
      | 'caption'
      | 'lede',
  ) => ({
    fontSize: type[name].size,
    lineHeight: type[name].line,
    letterSpacing: type[name].spacing,
    fontWeight: type[name].weight,
  });
  const headline = (name: 'h1' | 'h2' | 'h3' | 'h4') => ({ ...role(name), textWrap: 'balance' });
  return {
    fontFamily,
    fontWeightMedium: 500,
    fontWeightBold: 600,
    h1: headline('h1'),
    h2: headline('h2'),
    h3: headline('h3'),
    h4: headline('h4'),
    h5: role('h5'),
    h6: role('h6'),
    subtitle1: role('lede'),
    subtitle2: role('h6'),
    body1: role('body1'),
    body2: role('body2'),
    caption: role('caption'),
    button: {
      fontSize: type.button.size,
      lineHeight: type.button.line,
      letterSpacing: type.button.spacing,
      fontWeight: type.button.weight,
      textTransform: 'none' as const,
    },
    figure: { fontFamily, ...role('figure') },
    change: { fontFamily, ...role('change') },
    article: { fontFamily, ...role('article') },
    code: { fontFamily: type.code },
  };
}
