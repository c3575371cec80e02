import type { Root } from 'hast';
import { element, isElement, replaceElements } from './htmlTree.ts';

/** LibreOffice, which writes each line of code as a block. */
export function fromLibreOffice(tree: Root): void {
  replaceElements(tree, (node) =>
    isElement(node, 'pre') ? [element('p', node.children, { style: 'font-family: monospace' })] : undefined,
  );
}
