import type { ElementContent, Nodes, Root } from 'hast';
import { visit } from 'unist-util-visit';
import {
  attribute,
  classesOf,
  element,
  isBlock,
  isElement,
  replaceElements,
} from '#src/admin/posts/editor/paste/html/htmlTree.ts';

/** Word for the web, whose lists have one item each, with its level. A selection within one paragraph is copied without the `p`. */
export function fromWordOnline(tree: Root): void {
  const isPart = !tree.children.some(isBlock);
  if (isPart) tree.children = [element('p', tree.children as ElementContent[])];
  replaceElements(tree, (node) => {
    const classes = classesOf(node);
    if (/\b(EOP|WACAltText\w*|TrackChange\w*Delet\w*)\b/.test(classes)) return [];
    if (/\bTabRun\b/.test(classes)) return [{ type: 'text', value: ' ' }];
    if (!isElement(node, 'p') || attribute(node, 'role') === 'heading') return undefined;
    const style = paragraphStyle(node);
    if (/quote/i.test(style)) {
      // The style is italic.
      visit(node, 'element', (run) => {
        run.properties.style = attribute(run, 'style').replace(/font-style: ?italic/, '');
      });
      return [element('blockquote', [node])];
    }
    const level = /^title$/i.test(style) ? '1' : /^heading (\d)/i.exec(style)?.[1];
    if (level) return [element(`h${Math.min(Number(level), 6)}`, node.children)];
    return isPart ? node.children : undefined;
  });
}

function paragraphStyle(node: Nodes): string {
  if (node.type !== 'element') return '';
  return attribute(node, 'dataCcpParastyle') || node.children.map(paragraphStyle).find(Boolean) || '';
}
