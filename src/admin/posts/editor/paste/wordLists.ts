import type { Element, ElementContent, Nodes } from 'hast';
import { toText } from 'hast-util-to-text';
import { SKIP, visit } from 'unist-util-visit';

type ListItem = { level: number; isOrdered: boolean; children: ElementContent[] };

/** Word copies list items as paragraphs with typed bullets; this turns them back into lists. */
export function groupWordLists(parent: Nodes): void {
  if (!('children' in parent)) return;
  const grouped: typeof parent.children = [];
  let items: ListItem[] = [];
  function endList() {
    grouped.push(...(toLists(items) as ElementContent[]));
    items = [];
  }
  for (const node of parent.children) {
    const item = node.type === 'element' ? toListItem(node) : undefined;
    const isOtherList = item?.level === items[0]?.level && item?.isOrdered !== items[0]?.isOrdered;
    if (item && isOtherList) endList();
    if (item) items.push(item);
    else if (items.length === 0 || node.type !== 'text' || node.value.trim() !== '') {
      endList();
      grouped.push(node as ElementContent);
    }
  }
  endList();
  parent.children = grouped as ElementContent[];
}

function toListItem(paragraph: Element): ListItem | undefined {
  const level = /mso-list:\s*l\d+ level(\d)/i.exec(styleOf(paragraph))?.[1];
  if (paragraph.tagName !== 'p' || level === undefined) return undefined;
  let bullet = '';
  visit(paragraph, 'element', (element, index, parent) => {
    if (!/mso-list:\s*ignore/i.test(styleOf(element)) || !parent || index === undefined) return undefined;
    bullet = toText(element);
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
  return { level: Number(level), isOrdered: /\w[.)]/.test(bullet), children: paragraph.children };
}

function toLists(items: readonly ListItem[]): Element[] {
  const [first] = items;
  if (!first) return [];
  const listItems: Element[] = [];
  let rest = items;
  while (rest.length > 0) {
    const [item, ...others] = rest;
    const next = others.findIndex(({ level }) => level <= first.level);
    const deeper = next === -1 ? others : others.slice(0, next);
    listItems.push(element('li', [...(item?.children ?? []), ...toLists(deeper)]));
    rest = others.slice(deeper.length);
  }
  return [element(first.isOrdered ? 'ol' : 'ul', listItems)];
}

function element(tagName: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children };
}

export function styleOf({ properties }: Element): string {
  return String(properties.style ?? '');
}
