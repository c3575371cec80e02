import type { TypographyVariantsOptions } from '@mui/material/styles';
import { type } from './theme.ts';

type Role = { size: string; line: number; spacing: string; weight: number };

const fontFamily = `"${type.family}", "${type.family} Fallback", system-ui, sans-serif`;
const supporting = 'var(--mui-palette-text-secondary)';

export const typographyOptions: TypographyVariantsOptions = {
  fontFamily,
  fontWeightBold: 600,
  h1: headline(type.h1),
  h2: headline(type.h2),
  h3: headline(type.h3),
  h4: headline(type.h4),
  h5: variant(type.h5),
  h6: variant(type.h6),
  body1: variant(type.body1),
  body2: variant(type.body2),
  caption: variant(type.caption),
  button: { ...variant(type.button), textTransform: type.buttonCase as 'none' },
  lede: { ...own(type.lede), color: supporting },
  detail: { ...own(type.detail), color: supporting },
  figure: own(type.figure),
  change: own(type.change),
  article: own(type.article),
  nav: own({ ...type.body1, weight: 500 }),
  // With large text on a narrow screen, the name must leave room for the menu button.
  logo: own({ size: `min(${type.h4.size}, 10cqi)`, line: 1, spacing: '-0.035em', weight: 700 }),
  code: { fontFamily: type.code },
};

export const variantMapping = {
  h6: 'p',
  caption: 'p',
  lede: 'p',
  detail: 'p',
  figure: 'p',
  change: 'p',
  code: 'code',
} as const;

function variant({ size, line, spacing, weight }: Role) {
  return { fontSize: size, lineHeight: line, letterSpacing: spacing, fontWeight: weight };
}

function own(role: Role) {
  return { fontFamily, ...variant(role) };
}

function headline(role: Role) {
  return { ...variant(role), textWrap: 'balance' } as const;
}
