import type { CSSProperties } from 'react';

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
    accent: string;
  }
  interface Palette extends SitePalette {}
  interface PaletteOptions extends Partial<SitePalette> {}
  interface TypographyVariants extends SiteVariants {}
  interface TypographyVariantsOptions extends Partial<SiteVariants> {}
}

type SiteVariant = 'lede' | 'detail' | 'nav' | 'logo' | 'figure' | 'change' | 'article' | 'code';
type SiteVariants = Record<SiteVariant, CSSProperties>;

type SitePalette = {
  line: { control: string; tick: string };
  band: Record<
    'main' | 'raised' | 'line' | 'text' | 'textSecondary' | 'textHint' | 'accent' | 'accentText',
    string
  >;
  selection: { main: string; contrastText: string };
  scrim: string;
};

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides extends Record<SiteVariant | 'skip', true> {}
}

declare module '@mui/material/InputBase' {
  interface InputBasePropsSizeOverrides {
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
    numbers: true;
  }
}
