import type { CSSObject } from '@mui/material/styles';
import type { DesignTokens } from './designTokens.ts';

export function printColors({ colors }: DesignTokens, cssVarPrefix = 'mui'): CSSObject {
  const values = {
    'text-primary': colors.text.light,
    'text-secondary': colors.textSecondary.light,
    'text-hint': colors.textHint.light,
    'background-default': 'white',
    'background-paper': 'white',
    'background-sunk': 'white',
    'background-code': 'white',
    divider: colors.line.light,
    'line-control': colors.lineControl.light,
    'line-tick': colors.lineTick.light,
    'primary-main': colors.accent.light,
    'primary-text': colors.accentText.light,
    'secondary-main': colors.text.light,
    'band-main': 'white',
    'band-text': colors.text.light,
    'band-textSecondary': colors.textSecondary.light,
    'band-textHint': colors.textHint.light,
    'band-line': colors.line.light,
    'band-accentText': colors.accentText.light,
    'band-accent': colors.accent.light,
  };
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`--${cssVarPrefix}-palette-${name}`, value]),
  );
}
