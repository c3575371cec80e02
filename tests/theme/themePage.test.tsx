import { expect, it } from 'vitest';
import ThemePage from '#src/pages/ThemePage.tsx';
import { colors } from '#src/theme/colors.ts';
import { type } from '#src/theme/theme.ts';
import { renderPage } from '#tests/support/components/renderPage.tsx';

const roles = Object.entries(type).flatMap(([name, role]) =>
  typeof role === 'object' && 'size' in role ? [name] : [],
);

it('the designers’ page shows every color and type role of the theme, controls, fields and the grid in both schemes', () => {
  renderPage(<ThemePage />);
  for (const scheme of ['light', 'dark'] as const) {
    // Not by role: the open dialog on one side hides the other from the accessibility tree.
    const side = document.querySelector(`[data-color-scheme="${scheme}"]`);
    const texts = [...(side?.querySelectorAll('span, p') ?? [])].map((text) => text.textContent);
    for (const [name, value] of Object.entries(colors)) {
      expect(texts).toContain(name);
      expect(texts).toContain(value[scheme]);
    }
    expect(texts).toEqual(expect.arrayContaining([...roles, 'code']));
    for (const part of ['button', 'input', 'textarea', '[role=alert]', '[role=dialog]', '[role=grid]']) {
      expect(side?.querySelector(part), part).not.toBeNull();
    }
  }
});
