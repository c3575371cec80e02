import type { Element, Root } from 'hast';
import { toText } from 'hast-util-to-text';
import { visit } from 'unist-util-visit';

/** Right-aligns columns of figures unless the author set an alignment. The first column holds row names. */
export function rehypeFigureColumns() {
  return (root: Root): void => {
    visit(root, { type: 'element', tagName: 'table' }, (table) => {
      const rows = elements(table, 'tr');
      const body = rows.filter((row) => elements(row, 'td').length > 0);
      for (const [column, head] of elements(rows[0], 'th').entries()) {
        const cells = body.map((row) => elements(row, 'td')[column]).filter((cell) => cell !== undefined);
        if (column === 0 || head.properties.align || !areFigures(cells.map(textOf))) continue;
        for (const cell of [head, ...cells]) cell.properties.align = 'right';
      }
    });
  };
}

function areFigures(texts: readonly string[]): boolean {
  return texts.some(isFigure) && texts.every((text) => isFigure(text) || none.test(text));
}

function isFigure(text: string): boolean {
  return text.length <= maxLength && figure.test(text);
}

const maxLength = 30;

/** Up to three numbers, each with an optional sign or currency and unit: '−2.5%', '$1,200', '2 min 40 s'. */
const figure = /^(?:[^\p{L}\p{N}]{0,3}\d[\d\s.,:'’]*(?:[%‰×°′″\p{Sc}]|°?[\p{L}µ][\p{L}/²³]{0,7})?\s?){1,3}$/u;

/** What writers enter for a missing figure. */
const none = /^(?:[-–—]|n\/a)?$/i;

function textOf(cell: Element): string {
  return toText(cell).trim();
}

function elements(parent: Element | undefined, tagName: string): Element[] {
  const found: Element[] = [];
  if (parent) visit(parent, { type: 'element', tagName }, (element) => void found.push(element as Element));
  return found;
}
