import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ColorModeToggle } from '#src/components/ui/ColorModeToggle.tsx';
import { colors } from '#src/theme/theme.ts';
import { renderPage } from '#tests/support/components/renderPage.tsx';

function themeColors(): (string | null)[][] {
  return [...document.querySelectorAll('meta[name=theme-color]')].map((meta) => [
    meta.getAttribute('content'),
    meta.getAttribute('media'),
  ]);
}

it('the browser’s toolbar has the page’s color, in the system’s scheme and in a chosen one', () => {
  localStorage.clear();
  renderPage(<ColorModeToggle />);
  expect(themeColors()).toEqual([
    [colors.page.light, '(prefers-color-scheme: light)'],
    [colors.page.dark, '(prefers-color-scheme: dark)'],
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Switch to dark mode' }));
  expect(themeColors()).toEqual([[colors.page.dark, null]]);
});
