import type { Page } from '@playwright/test';

/**
 * What a visitor cannot fully see: texts and controls of header, main and footer beyond the left or right edge of the
 * screen, or cut off by an ancestor that hides its overflow. Content of a container that the keyboard can scroll
 * sideways counts as visible. Each entry gives its first words.
 */
export function clippedContent(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const tolerance = 1;
    const clipped = new Set<string>();
    for (const root of document.querySelectorAll('header, main, footer')) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (!parent || !node.textContent?.trim()) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        note(parent, range.getBoundingClientRect(), node.textContent);
      }
      for (const control of root.querySelectorAll('a, button, input, select, textarea'))
        note(
          control,
          control.getBoundingClientRect(),
          control.getAttribute('aria-label') ?? control.textContent,
        );
    }
    return [...clipped];

    function note(element: Element, box: DOMRect, text: string): void {
      if (box.width > 0 && isRead(element) && isClipped(element, box))
        clipped.add(
          `${element.localName}: ${text.trim().slice(0, 40)} (${Math.round(box.left)} to ${Math.round(box.right)})`,
        );
    }

    /** Visible: neither hidden nor only for screen readers. */
    function isRead(element: Element): boolean {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
      for (let each: Element | null = element; each; each = each.parentElement)
        if (each.getBoundingClientRect().width <= 1) return false;
      return true;
    }

    function isClipped(element: Element, { left, right, top, bottom }: DOMRect): boolean {
      for (let each = element.parentElement; each; each = each.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(each);
        const edge = each.getBoundingClientRect();
        if (overflowX === 'auto' || overflowX === 'scroll') {
          const isReachable = each.matches('[tabindex="0"]') || each.querySelector('a, button') !== null;
          return !isReachable || isClipped(each, edge);
        }
        if (overflowX !== 'visible' && (left < edge.left - tolerance || right > edge.right + tolerance))
          return true;
        if (overflowY !== 'visible' && (top < edge.top - tolerance || bottom > edge.bottom + tolerance))
          return true;
      }
      return left < -tolerance || right > document.documentElement.clientWidth + tolerance;
    }
  });
}
