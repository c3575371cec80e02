import { IconAction } from '#src/components/IconAction.tsx';
import { chooseColorScheme, useColorScheme } from '#src/theme/colorScheme.ts';
import { NeedsScript } from './NeedsScript.tsx';

/** Switches between the light and the dark colours; until somebody does, the system decides. */
export function ColorModeToggle() {
  const scheme = useColorScheme();
  const other = scheme === 'dark' ? 'light' : 'dark';
  return (
    <NeedsScript>
      <IconAction
        aria-label={scheme ? `Switch to ${other} colours` : 'Switch colours'}
        onClick={() => chooseColorScheme(other)}
      >
        <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden>
          <circle cx="10" cy="10" r="7.5" fill="none" stroke="currentColor" strokeWidth="2" />
          <path d="M10 2.5a7.5 7.5 0 0 1 0 15z" fill="currentColor" />
        </svg>
      </IconAction>
    </NeedsScript>
  );
}
