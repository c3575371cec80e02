import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';

/**
 * The post's title is the page's only first-level heading. One at the start of the paste is the document's title, so the
 * others keep their levels; several are sections, so all headings go down one level.
 */
export function lowerHeadings(tree: Root): void {
  const headings: Element[] = [];
  visit(tree, 'element', (node) => {
    if (/^h[1-6]$/.test(node.tagName)) headings.push(node);
  });
  const areSections = headings.slice(1).some(({ tagName }) => tagName === 'h1');
  for (const heading of headings) {
    const level = Number(heading.tagName.slice(1));
    heading.tagName = `h${areSections ? Math.min(level + 1, 6) : Math.max(level, 2)}`;
  }
}
