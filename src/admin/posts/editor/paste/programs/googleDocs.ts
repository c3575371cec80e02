import type { Element, Nodes, Root } from 'hast';
import { visit } from 'unist-util-visit';
import {
  attribute,
  descendants,
  element,
  isElement,
  replaceElements,
  styleOf,
  textOf,
} from '#src/admin/posts/editor/paste/html/htmlTree.ts';

/** Google Docs, where a title is a large paragraph, and a line break is always an element: others only indent the HTML. */
export function fromGoogleDocs(tree: Root): void {
  visit(tree, 'text', (text) => {
    text.value = text.value.replace(/^[^\S\n]*\n[^\S\n]*$|^\n\t*|\n\t*$/g, '');
  });
  replaceElements(tree, (node) => {
    // Google Docs wraps everything in a `b` that isn't bold.
    if (isElement(node, 'b') && attribute(node, 'id').startsWith('docs-internal-guid')) return node.children;
    if (isElement(node, 'td')) linkCell(node);
    const isHeading = isElement(node, 'p') && textOf(node).trim() !== '' && node.children.every(isTitle);
    return isHeading ? [element('h1', node.children)] : undefined;
  });
}

/** Google Sheets names the link of a whole cell in an attribute. */
function linkCell(cell: Element): void {
  const href = attribute(cell, 'dataSheetsHyperlink');
  if (href !== '' && descendants(cell, 'a').length === 0)
    cell.children = [element('a', cell.children, { href })];
}

function isTitle(node: Nodes): boolean {
  return textOf(node).trim() === '' || (isElement(node, 'span') && styleOf(node, 'font-size') === '26pt');
}
