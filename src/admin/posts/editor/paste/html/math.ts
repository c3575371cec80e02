import type { Element, ElementContent, Root } from 'hast';
import {
  attribute,
  classesOf,
  descendants,
  element,
  isElement,
  replaceElements,
  textOf,
} from './htmlTree.ts';

/**
 * Pages write each formula up to three times: drawn, for screen readers, and as typed in TeX. The last one present becomes
 * the text.
 */
export function fromMath(tree: Root): void {
  const hasScripts = descendants(tree, 'script').some(isTex);
  replaceElements(tree, (node) => {
    const classes = classesOf(node);
    if (isElement(node, 'script') && isTex(node))
      return /display/.test(attribute(node, 'type')) ? [element('p', node.children)] : node.children;
    if (isElement(node, 'nobr', 'mjx-math') || /\b(katex-html|MathJax_Preview)\b/.test(classes)) return [];
    if (hasScripts && /\bMathJax\b/.test(classes)) return [];
    if (isElement(node, 'semantics')) {
      const tex = node.children.filter((child) => isElement(child, 'annotation') && isTex(child));
      // Chromium doesn't copy the annotation.
      return tex.length > 0 ? tex : node.children.filter((child) => !isElement(child, 'annotation'));
    }
    // Unwrapped, because their styles hide the copy for screen readers.
    if (isElement(node, 'math', 'mjx-assistive-mml') || /katex-mathml|MathML|mwe-math-mathml/.test(classes))
      return node.children;
    if (/\bmwe-math-element\b/.test(classes)) {
      const alt = descendants(node, 'img').map((image) => attribute(image, 'alt'));
      const shown = node.children.filter((child) => !isElement(child, 'img'));
      return textOf(node).trim() === '' ? [{ type: 'text', value: alt.join('') }] : shown;
    }
    return inLine(node);
  });
}

function isTex(node: Element): boolean {
  return /tex/.test(attribute(node, 'type') + attribute(node, 'encoding'));
}

function inLine({ tagName, children }: Element): ElementContent[] | undefined {
  const [base, first, second] = children.filter((child) => child.type === 'element');
  if (!base) return undefined;
  if (tagName === 'msqrt') return [{ type: 'text', value: '√' }, ...factor(children)];
  if (!first) return undefined;
  if (tagName === 'mfrac') return [...factor([base]), { type: 'text', value: '/' }, ...factor([first])];
  if (tagName === 'msup') return [base, element('sup', [first])];
  if (tagName === 'msub') return [base, element('sub', [first])];
  return tagName === 'msubsup' && second
    ? [base, element('sub', [first]), element('sup', [second])]
    : undefined;
}

function factor(nodes: readonly ElementContent[]): ElementContent[] {
  const isOne = /^\s*(\p{L}?|\d*)\s*$/u.test(nodes.map(textOf).join(''));
  return isOne ? [...nodes] : [{ type: 'text', value: '(' }, ...nodes, { type: 'text', value: ')' }];
}
