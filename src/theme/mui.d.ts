import type { CSSProperties } from 'react';
import type { SiteMixins } from './mixins.ts';
import type { motion, space } from './theme.ts';

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface TypeBackground {
    sunk: string;
    code: string;
  }
  interface TypeText {
    hint: string;
  }
  interface PaletteColor {
    text: string;
  }
  interface SimplePaletteColorOptions {
    text?: string;
  }
  interface Palette {
    line: LineColors;
    band: BandColors;
    selection: SelectionColors;
    scrim: string;
  }
  interface PaletteOptions {
    line?: LineColors;
    band?: BandColors;
    selection?: SelectionColors;
    scrim?: string;
  }
  interface TypographyVariants {
    lede: CSSProperties;
    nav: CSSProperties;
    logo: CSSProperties;
    figure: CSSProperties;
    change: CSSProperties;
    article: CSSProperties;
    code: CSSProperties;
  }
  interface TypographyVariantsOptions {
    lede?: CSSProperties;
    nav?: CSSProperties;
    logo?: CSSProperties;
    figure?: CSSProperties;
    change?: CSSProperties;
    article?: CSSProperties;
    code?: CSSProperties;
  }
  interface Theme {
    layout: typeof space;
    motionTokens: typeof motion;
  }
  interface Mixins extends SiteMixins {}
  interface ThemeOptions {
    layout?: typeof space;
    motionTokens?: typeof motion;
  }
}

type LineColors = { control: string; tick: string };
type BandColors = {
  main: string;
  raised: string;
  line: string;
  text: string;
  textSecondary: string;
  textHint: string;
  accent: string;
  ember: string;
};
type SelectionColors = { main: string; contrastText: string };

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    lede: true;
    nav: true;
    logo: true;
    skip: true;
    figure: true;
    change: true;
    article: true;
    code: true;
  }
}

declare module '@mui/material/InputBase' {
  interface InputBasePropsSizeOverrides {
    large: true;
  }
}

declare module '@mui/material/TextField' {
  interface TextFieldPropsSizeOverrides {
    large: true;
  }
}

declare module '@mui/material/FormControl' {
  interface FormControlPropsSizeOverrides {
    large: true;
  }
}

declare module '@mui/material/InputLabel' {
  interface InputLabelPropsSizeOverrides {
    large: true;
  }
}

declare module '@mui/material/IconButton' {
  interface IconButtonPropsColorOverrides {
    outlined: true;
    floating: true;
  }
}

declare module '@mui/material/Chip' {
  interface ChipPropsVariantOverrides {
    tag: true;
    quiet: true;
    filter: true;
    badge: true;
    filled: false;
    outlined: false;
  }
  interface ChipPropsColorOverrides {
    draft: true;
  }
}

declare module '@mui/material/Paper' {
  interface PaperPropsVariantOverrides {
    band: true;
  }
}
