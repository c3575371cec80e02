import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { whenStable } from './whenStable.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What keeps people from using the page once nothing on it moves, one line for each finding; none is the aim. */
export async function accessibilityFindings(page: Page): Promise<string[]> {
  const { violations } = await whenStable(page, () =>
    new AxeBuilder({ page })
      // A page of one frame needs no other page to put its results together, which would take five times as long.
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

/** A cell takes the focus for the arrow keys; what is pressed are the buttons in it. */
function isGridCell(html: string): boolean {
  return /^<div[^>]* role="gridcell"/.test(html);
}
