import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { whenStable } from './whenStable.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Runs axe on the settled page. One line per violation. */
export async function accessibilityFindings(page: Page): Promise<string[]> {
  const { violations } = await whenStable(page, () =>
    new AxeBuilder({ page })
      // Legacy mode is five times faster, and enough for a page without frames.
      .setLegacyMode()
      .options({ runOnly: standards, resultTypes: ['violations'] })
      .analyze(),
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes
      .filter(({ html }) => id !== 'target-size' || !isGridCell(html))
      .map(({ target, any }) => `${id}: ${help} (${target.join(' ')}) ${any[0]?.message ?? ''}`),
  );
}

/** Cells are focusable for the arrow keys; only their buttons are pressed. */
function isGridCell(html: string): boolean {
  return /^<div[^>]* role="gridcell"/.test(html);
}
