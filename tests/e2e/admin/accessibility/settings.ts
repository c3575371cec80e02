/** Both schemes at both widths; no screen of the admin area may have a violation in any. */
export const settings = (['light', 'dark'] as const).flatMap((colorScheme) => [
  {
    name: `${colorScheme}, desktop`,
    isPhone: false,
    options: { colorScheme, viewport: { width: 1440, height: 900 } },
  },
  {
    name: `${colorScheme}, phone`,
    isPhone: true,
    options: { colorScheme, viewport: { width: 360, height: 740 } },
  },
]);
