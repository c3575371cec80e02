import type { Element, ElementContent, Parents } from 'hast';
import { attribute, element, isBlock, isElement, replaceElements, styleOf, textOf } from './htmlTree.ts';

/**
 * Markdown's cells hold one line: the blocks of a cell become its text. A table for layout, and one with a single cell, become
 * what they hold.
 */
export function flattenTables(tree: Parents): void {
  replaceElements(tree, (table) => {
    if (table.tagName !== 'table') return undefined;
    const rows = elementsIn(table, 'tr').filter(({ children }) => children.some((cell) => !isEmpty(cell)));
    const cells = rows.flatMap((row) => row.children.filter((cell) => isElement(cell, 'td', 'th')));
    const isLayout = attribute(table, 'role') === 'presentation' || elementsIn(table, 'table').length > 0;
    if (isLayout || cells.length < 2) return cells.flatMap((cell) => contentOf(cell as Element, isLayout));
    for (const cell of cells)
      flatten(cell as Element, rows.length > 1 && (rows[0]?.children.includes(cell) ?? false));
    const captions = elementsIn(table, 'caption').map(({ children }) => element('p', children));
    return [...captions, { ...table, children: [element('tbody', rows)] }];
  });
}

function contentOf(cell: Element, isLayout: boolean): ElementContent[] {
  return isLayout && !cell.children.some(isBlock) ? [element('p', cell.children)] : cell.children;
}

function isEmpty(cell: ElementContent): boolean {
  return !isElement(cell, 'td', 'th') || (textOf(cell).trim() === '' && elementsIn(cell, 'img').length === 0);
}

function elementsIn(parent: Element, tagName: string): Element[] {
  return parent.children.flatMap((child) => {
    if (child.type !== 'element') return [];
    return [
      ...(child.tagName === tagName ? [child] : []),
      ...(child.tagName === 'table' ? [] : elementsIn(child, tagName)),
    ];
  });
}

/** Numbers are often on the right below a heading on the left, so the head does not decide. */
function flatten(cell: Element, isHead: boolean): void {
  const align = attribute(cell, 'align') || styleOf(cell, 'text-align') || alignOfText(cell);
  cell.children = lineOf(cell.children);
  cell.properties.align = !isHead && /^(right|center)$/.test(align) ? align : undefined;
}

function alignOfText(cell: Element): string {
  const [block] = cell.children.filter(isBlock);
  return block?.type === 'element' ? attribute(block, 'align') || styleOf(block, 'text-align') : '';
}

/** All in one line, with a space for each line break and end of a block. */
export function lineOf(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    const space = { type: 'text', value: ' ' } as const;
    if (isElement(node, 'br', 'hr')) return [space];
    if (isElement(node, 'pre'))
      return [
        space,
        element('code', [
          {
            type: 'text',
            value: textOf(node)
              .trim()
              .replace(/\s*\n\s*/g, ' '),
          },
        ]),
        space,
      ];
    if (node.type !== 'element') return [node];
    const children = lineOf(node.children);
    return isBlock(node) ? [space, ...children, space] : [{ ...node, children }];
  });
}
