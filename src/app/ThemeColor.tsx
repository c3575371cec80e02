import { useColorScheme } from '@mui/material/styles';
import { useHydrated } from '#src/components/runtime/useHydrated.ts';
import { colors } from '#src/theme/theme.ts';

export function ThemeColor() {
  const { mode, colorScheme = 'light' } = useColorScheme();
  const isHydrated = useHydrated();
  if (isHydrated && mode !== 'system') return <meta name="theme-color" content={colors.page[colorScheme]} />;
  return (
    <>
      <meta name="theme-color" content={colors.page.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={colors.page.dark} media="(prefers-color-scheme: dark)" />
    </>
  );
}
