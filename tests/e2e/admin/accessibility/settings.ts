/** Both schemes on both screens, in which every screen of the admin area has to be without a fault. */
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
