import type { Element, ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';
import {
  attribute,
  classesOf,
  element,
  isBlank,
  isElement,
  replaceElements,
  styleOf,
  textOf,
} from '#src/admin/posts/editor/paste/html/htmlTree.ts';
import type { Item } from '#src/admin/posts/editor/paste/html/lists.ts';
import { numbersOf } from './listNumbers.ts';

/** An item that Word numbers, or a further paragraph of an earlier item: the one with the same margin. */
export function wordItem(
  node: ElementContent,
  before: readonly Item[],
  bullets: ReadonlySet<string>,
): Item[] {
  const item = listItem(node, bullets) ?? continuation(node, before);
  return item ? [item] : [];
}

/** A heading's number is text, because readers refer to it. */
export function numberedHeading(tagName: string, node: Element): ElementContent[] {
  const marker = takeMarker(node) ?? '';
  const number = numbersOf(marker).length > 0 ? [{ type: 'text', value: `${marker} ` } as const] : [];
  return [element(tagName, [...number, ...node.children])];
}

/** Finds the item that a paragraph continues: the one with its margin, unless an item of a lower level has followed. */
function continuation(node: ElementContent, items: readonly Item[]): Item | undefined {
  if (!isElement(node, 'p') || isBlank(node)) return undefined;
  const margin = marginOf(node);
  const isListText = /MsoListParagraph/.test(classesOf(node));
  let depth = Number.POSITIVE_INFINITY;
  const owner = items.findLast(({ item, level }) => {
    if (level >= depth) return false;
    depth = level;
    return (margin > 0 || isListText) && Math.abs(marginOf(item) - margin) < 1;
  });
  const last = /MsoListContinue/.test(classesOf(node)) ? items.at(-1) : undefined;
  const { level } = owner ?? last ?? {};
  return level === undefined ? undefined : { level, isOrdered: undefined, numbers: [], item: node };
}

/** In points; the list style's margin is half an inch. */
function marginOf(node: Element): number {
  const [margin = ''] = /\S*$/.exec(styleOf(node, 'margin-left') || styleOf(node, 'margin')) ?? [];
  return margin === '' && /MsoListParagraph/.test(classesOf(node)) ? 36 : pointsOf(margin);
}

const points: Readonly<Record<string, number>> = { in: 72, cm: 28.35, mm: 2.835, px: 0.75 };

function pointsOf(length: string): number {
  const [, number = '0', unit = ''] = /^([\d.]+)(\w*)/.exec(length) ?? [];
  return Number(number) * (points[unit] ?? 1);
}

function listItem(node: ElementContent, bullets: ReadonlySet<string>): Item | undefined {
  if (!isElement(node, 'p', 'div')) return undefined;
  const [, list, level] = /^(l\d+) level(\d+)/.exec(styleOf(node, 'mso-list')) ?? [];
  const marker = takeMarker(node) ?? takeTypedMarker(node);
  if (!level && marker === undefined) return undefined;
  // A letter without a period is a number too, unless it is one of those with which Word draws bullets.
  const numbers = numbersOf(marker?.replace(/^([A-Z]|[a-i]|[ivx]{2,4})$/, '$1.') ?? '');
  return {
    level: Number(
      level ?? (isElement(node, 'p') ? marginOf(node) : (/^O(\d)/.exec(classesOf(node))?.[1] ?? 0)),
    ),
    isOrdered: marker === undefined ? !bullets.has(`${list}:level${level}`) : numbers.length > 0,
    numbers,
    item: element('li', node.children, {
      ...node.properties,
      // For the HTML lists that Word sometimes writes in between.
      dataAriaLevel: level,
      style: attribute(node, 'style').replace(/mso-list[^;]*/, ''),
    }),
  };
}

/** The bullet or number that Word draws, and marks as not typed. */
function takeMarker(node: Element): string | undefined {
  let marker: string | undefined;
  replaceElements(node, (inner) => {
    if (styleOf(inner, 'mso-list') !== 'ignore' && styleOf(inner, 'mso-special-format') === '')
      return undefined;
    marker = textOf(inner).trim();
    return [];
  });
  return marker;
}

/** Where Word doesn't mark it, as in saved pages and Gmail: a marker and several spaces, in a paragraph with a hanging indent. */
function takeTypedMarker(node: Element): string | undefined {
  const isHanging = styleOf(node, 'text-indent').startsWith('-') || /^\s*\S+\u00a0{3}/.test(textOf(node));
  if (!isHanging && !/MsoListParagraph/.test(classesOf(node))) return undefined;
  const [typed = '', marker] =
    /^\s*([·•o§Øüv–\ue000-\uf8ff\ufffd-]|\(?\w{1,4}[.)])\s{2,}/.exec(textOf(node)) ?? [];
  let left = typed.length;
  visit(node, 'text', (text) => {
    const { length } = text.value;
    text.value = text.value.slice(left);
    left = Math.max(0, left - length);
  });
  return marker;
}

/** The levels of lists that have bullets, for browsers that drop the marks. */
export function bulletLevels(tree: Root): ReadonlySet<string> {
  const levels = textOf(tree).matchAll(/@list (l\d+:level\d+)\s*\{[^}]*number-format:\s*bullet/g);
  return new Set([...levels].map(([, name]) => name ?? ''));
}
