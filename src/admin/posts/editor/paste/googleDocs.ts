import type { Nodes, Root } from 'hast';
import { element, isElement, replaceElements, styleOf, textOf } from './htmlTree.ts';

/** Google Docs, where a title is a large paragraph. */
export function fromGoogleDocs(tree: Root): void {
  replaceElements(tree, (node) =>
    isElement(node, 'p') && textOf(node).trim() !== '' && node.children.every(isTitle)
      ? [element('h1', node.children)]
      : undefined,
  );
}

function isTitle(node: Nodes): boolean {
  return textOf(node).trim() === '' || (isElement(node, 'span') && styleOf(node, 'font-size') === '26pt');
}
