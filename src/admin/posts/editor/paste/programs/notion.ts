import type { Root } from 'hast';
import {
  attribute,
  element,
  isElement,
  replaceElements,
  textOf,
} from '#src/admin/posts/editor/paste/html/htmlTree.ts';

/** Notion, where line breaks in the HTML source count, and images are links after an exclamation mark. */
export function fromNotion(tree: Root): void {
  replaceElements(tree, (node) => {
    if (!isElement(node, 'p')) return undefined;
    const [sign, link] = node.children;
    if (node.children.length === 2 && sign && textOf(sign) === '!' && isElement(link, 'a'))
      return [element('img', [], { src: attribute(link, 'href') })];
    return [element('p', node.children, { style: 'white-space:pre-wrap' })];
  });
}
