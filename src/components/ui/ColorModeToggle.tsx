import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import { startTransition } from 'react';
import { JsOnly } from '#src/components/start/JsOnly.tsx';
import { useHydrated } from '#src/components/start/useHydrated.ts';
import { ColorModeIcon } from '#src/theme/icons.ts';

export function ColorModeToggle() {
  const { colorScheme, setMode } = useColorScheme();
  const other = colorScheme === 'dark' ? 'light' : 'dark';
  // The prerendered label cannot know the visitor's scheme.
  const isHydrated = useHydrated();
  return (
    <JsOnly>
      <IconButton
        aria-label={isHydrated ? `Switch to ${other} mode` : 'Switch between light and dark mode'}
        // Until the page is hydrated, the inline script in `index.html` handles a button of this name.
        name="color-scheme"
        onClick={({ currentTarget }) => {
          switchColorScheme(currentTarget);
          // A transition: an urgent update would force the rest of the page to hydrate synchronously.
          startTransition(() => setMode(other));
        }}
      >
        <ColorModeIcon />
      </IconButton>
    </JsOnly>
  );
}
