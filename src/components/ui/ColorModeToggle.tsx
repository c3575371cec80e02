import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import { useHydrated } from '#src/components/runtime/useHydrated.ts';
import { ColorModeIcon } from '#src/theme/icons.ts';
import { JsOnly } from './JsOnly.tsx';

export function ColorModeToggle() {
  const { colorScheme, setMode } = useColorScheme();
  const other = colorScheme === 'dark' ? 'light' : 'dark';
  // The prerendered label cannot know which scheme the visitor sees.
  const isHydrated = useHydrated();
  return (
    <JsOnly>
      <IconButton
        aria-label={isHydrated ? `Switch to ${other} colours` : 'Switch colours'}
        onClick={() => setMode(other)}
      >
        <ColorModeIcon />
      </IconButton>
    </JsOnly>
  );
}
