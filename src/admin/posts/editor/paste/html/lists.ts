import type { Element, ElementContent, Parents } from 'hast';
import {
  attribute,
  classesOf,
  element,
  isBlank,
  isElement,
  replaceElements,
  styleOf,
  textOf,
} from './htmlTree.ts';
import { withTask } from './tasks.ts';

export type Item = {
  level: number;
  /** `undefined` for another paragraph of the item before. */
  isOrdered: boolean | undefined;
  /** The numbers it can mean: `i.` is 1 or 9; empty if it continues the count. */
  numbers: readonly number[];
  item: Element;
};

/** Joins consecutive lists, and nests the items of flat ones by their level. */
export function joinLists(tree: Parents): void {
  replaceElements(tree, (node) => {
    joinListsIn(node);
    const has = (...names: string[]) => node.children.some((child) => isElement(child, ...names));
    const isWrapper = isElement(node, 'div') && has('ul', 'ol') && node.children.every(isBlankOrList);
    // OneNote indents with lists that have no items.
    const isIndent = isElement(node, 'ul', 'ol') && has('p') && !has('li');
    return isWrapper || isIndent ? node.children : undefined;
  });
  joinListsIn(tree);
}

function joinListsIn(parent: Parents): void {
  if (parent.type === 'element' && isElement(parent, 'ul', 'ol')) return;
  groupItems(parent, (node) => {
    if (isElement(node, 'ul', 'ol')) return itemsOf(node, 1);
    const isTask =
      isElement(node, 'p', 'div') &&
      (/^\s*[☐☑☒🗹]/u.test(textOf(node)) ||
        isElement(node.children[0], 'input') ||
        'dataTaskState' in node.properties);
    return isTask || isElement(node, 'li')
      ? itemsOf(element('ul', [element('li', node.children, node.properties)]), 1)
      : [];
  });
}

/** Makes lists of consecutive items. Empty paragraphs between them are dropped. */
export function groupItems(
  parent: Parents,
  itemsIn: (node: ElementContent, before: readonly Item[]) => Item[],
): void {
  const grouped: ElementContent[] = [];
  let items: Item[] = [];
  for (const node of parent.children as ElementContent[]) {
    const more = itemsIn(node, items);
    items.push(...more);
    if (more.length > 0 || (items.length > 0 && isBlank(node))) continue;
    grouped.push(...nestedLists(items), node);
    items = [];
  }
  parent.children = [...grouped, ...nestedLists(items)];
}

function isBlankOrList(node: ElementContent): boolean {
  return isElement(node, 'ul', 'ol') || isBlank(node);
}

/** Nests items by their level. A node without a kind of its own continues the last item of its level. */
function nestedLists(items: readonly Item[]): Element[] {
  const lists: Element[] = [];
  let open: { level: number; list: Element; next: number }[] = [];
  for (const { level, isOrdered, numbers, item } of items) {
    const reached = open.filter((one) => one.level <= level);
    const skipped = open[reached.length];
    open = reached;
    if (isOrdered === undefined) {
      const last = open.at(-1)?.list.children.at(-1);
      if (last?.type === 'element') last.children.push(item);
      continue;
    }
    const tagName = isOrdered ? 'ol' : 'ul';
    // A level that no item had yet continues the deeper list.
    const isJoined = skipped && reached.at(-1)?.level !== level;
    if (isJoined) open.push({ ...skipped, level });
    const last = open.at(-1);
    const isNext = isJoined || numbers.length === 0 || numbers.includes(last?.next ?? 1);
    if (last?.level === level && (last.list.tagName !== tagName || (isOrdered && !isNext))) open.pop();
    let current = open.at(-1);
    if (current?.level !== level) {
      const start = numbers[0] ?? 1;
      const list = element(tagName, [], isOrdered && start !== 1 ? { start } : {});
      const owner = current?.list.children.at(-1);
      (owner?.type === 'element' ? owner.children : lists).push(list);
      current = { level, list, next: start };
      open.push(current);
    }
    current.list.children.push(item);
    current.next += 1;
  }
  return lists;
}

function itemsOf(list: Element, depth: number): Item[] {
  const [, exported] = /\blst-kix_\w+-(\d)/.exec(classesOf(list)) ?? [];
  const [, etherpad = 1] = /\blist-(?:bullet|number)(\d)/.exec(classesOf(list)) ?? [];
  const level = depth + Number(attribute(list, 'dataIndent') || exported || Number(etherpad) - 1);
  let first = attribute(list, 'start') || '1';
  return list.children.flatMap((child): Item[] => {
    // Some programs write a nested list beside its item, or as an item of its own.
    const nested = isElement(child, 'li') ? child.children : [child];
    if (nested.every(isBlankOrList)) {
      const items = nested.flatMap((one) => (one.type === 'element' ? itemsOf(one, level + 1) : []));
      if (items.length > 0 && first !== '') first = attribute(list, 'start');
      return items;
    }
    const item = isElement(child, 'li') ? child : element('li', [child]);
    const number = Number.parseInt(attribute(item, 'value') || first, 10);
    first = '';
    return [
      {
        level: levelOf(item) ?? level,
        isOrdered: isOrderedItem(list, item),
        numbers: Number.isNaN(number) ? [] : [number],
        item: withTask(item, list),
      },
    ];
  });
}

/** Word for the web and Google Docs count from 1, Quill from 0. */
function levelOf(item: Element): number | undefined {
  const level = attribute(item, 'dataAriaLevel') || attribute(item, 'ariaLevel');
  const indent = /\bql-indent-(\d)/.exec(classesOf(item))?.[1];
  if (indent) return Number(indent) + 1;
  return level === '' ? undefined : Number(level);
}

function isOrderedItem(list: Element, item: Element): boolean {
  const kind = attribute(item, 'dataList');
  if (kind !== '') return /^(ordered|number)$/.test(kind);
  const style = styleOf(item, 'list-style-type') || styleOf(list, 'list-style-type');
  if (/^(decimal|(lower|upper)-)/.test(style)) return true;
  return /^(disc|circle|square|disclosure)/.test(style) ? false : list.tagName === 'ol';
}
