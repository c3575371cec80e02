import type { Element, ElementContent, Parents } from 'hast';
import { attribute, element, isBlock, isElement, replaceElements, styleOf, textOf } from './htmlTree.ts';

/**
 * Markdown's cells hold one line: the blocks of a cell become its text. A table for layout, or with a single cell,
 * becomes its content.
 */
export function flattenTables(tree: Parents): void {
  replaceElements(tree, (table) => {
    if (table.tagName !== 'table') return undefined;
    const rows = elementsIn(table, 'tr').filter((row) => cellsOf(row).some((cell) => !isEmpty(cell)));
    const cells = rows.map(cellsOf);
    const all = cells.flat();
    const isCode = all.every((cell) => cell.children.every((child) => isElement(child, 'pre')));
    // Pages write code beside its line numbers.
    if (isCode) return all.flatMap((cell) => (/^[\d\s]*$/.test(textOf(cell)) ? [] : cell.children));
    const isLayout = attribute(table, 'role') === 'presentation' || elementsIn(table, 'table').length > 0;
    if (isLayout)
      return all.flatMap(({ children }) => (children.some(isBlock) ? children : [element('p', children)]));
    if (all.length < 2) return all.flatMap(({ children }) => children);
    alignColumns(cells);
    for (const cell of all) {
      cell.children = lineOf(cell.children);
      // The converter would keep all spaces.
      cell.properties.noWrap = undefined;
    }
    // Word processors copy no header cells, without which the converter adds an empty row.
    const heads = cells[0] ?? [];
    const areBold = heads.every(({ children }) => children.every(isBold));
    for (const cell of heads) {
      cell.tagName = 'th';
      if (areBold)
        cell.children = cell.children.flatMap((child) =>
          isElement(child, 'strong') ? child.children : child,
        );
    }
    const captions = elementsIn(table, 'caption').map(({ children }) => element('p', children));
    return [...captions, { ...table, children: [element('tbody', rows)] }];
  });
}

function cellsOf(row: Element): Element[] {
  return row.children.filter((cell) => isElement(cell, 'td', 'th'));
}

function isBold(node: ElementContent): boolean {
  return isElement(node, 'strong') || textOf(node).trim() === '';
}

function isEmpty(cell: Element): boolean {
  return textOf(cell).trim() === '' && elementsIn(cell, 'img').length === 0;
}

function elementsIn(parent: Element, tagName: string): Element[] {
  return parent.children.flatMap((child) => {
    if (child.type !== 'element') return [];
    const inner = child.tagName === 'table' ? [] : elementsIn(child, tagName);
    return child.tagName === tagName ? [child, ...inner] : inner;
  });
}

/**
 * A column is aligned as most of its cells are. Numbers are often on the right below a heading on the left, so the head does
 * not count.
 */
function alignColumns(rows: readonly Element[][]): void {
  for (const [column, top] of (rows[0] ?? []).entries()) {
    const counted = rows.slice(rows.length > 1 ? 1 : 0).flatMap((row) => row[column] ?? []);
    const aligned = counted.map(alignOf);
    for (const row of rows) if (row[column]) row[column].properties.align = undefined;
    top.properties.align = ['right', 'center'].find(
      (align) => aligned.filter((one) => one === align).length > counted.length / 2,
    );
  }
}

function alignOf(cell: Element): string {
  const block = cell.children.find(isBlock) as Element | undefined;
  const [align = ''] = [cell, block].flatMap((one) =>
    one ? [attribute(one, 'align') || styleOf(one, 'text-align')].filter(Boolean) : [],
  );
  return align;
}

/** Joins everything into one line, with a space for each line break and end of a block. */
export function lineOf(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    const space = { type: 'text', value: ' ' } as const;
    if (isElement(node, 'br', 'hr')) return [space];
    if (isElement(node, 'pre')) {
      const value = textOf(node)
        .trim()
        .replace(/\s*\n\s*/g, ' ');
      return [space, element('code', [{ type: 'text', value }]), space];
    }
    if (node.type !== 'element') return [node];
    const children = lineOf(node.children);
    return isBlock(node) ? [space, ...children, space] : [{ ...node, children }];
  });
}
