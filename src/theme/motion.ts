import type { ThemeOptions } from '@mui/material/styles';
import type { DesignTokens } from './designTokens.ts';

export function transitions({ color, move, ease }: DesignTokens['motion']): ThemeOptions['transitions'] {
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
