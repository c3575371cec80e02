import { type HtmlNode, styleOf } from './htmlNode.ts';

type ListItem = { level: number; isOrdered: boolean; children: HtmlNode[] };

/** Word copies list items as paragraphs with typed bullets; here they become lists again. */
export function groupWordLists(nodes: readonly HtmlNode[]): HtmlNode[] {
  const grouped: HtmlNode[] = [];
  let items: ListItem[] = [];
  function endList() {
    grouped.push(...toLists(items));
    items = [];
  }
  for (const node of nodes) {
    const item = toListItem(node);
    const isOtherList = item?.level === items[0]?.level && item?.isOrdered !== items[0]?.isOrdered;
    if (item && isOtherList) endList();
    if (item) items.push(item);
    else if (items.length === 0 || !isBlank(node)) {
      endList();
      grouped.push(node);
    }
  }
  endList();
  return grouped;
}

function toListItem(node: HtmlNode): ListItem | undefined {
  const level = /mso-list:\s*l\d+ level(\d)/i.exec(styleOf(node))?.[1];
  if (node.tagName !== 'p' || level === undefined) return undefined;
  const bullet = node.children?.find(({ type }) => type === wordBullet)?.value ?? '';
  const children = node.children?.filter(({ type }) => type !== wordBullet) ?? [];
  return { level: Number(level), isOrdered: /\w[.)]/.test(bullet), children };
}

function toLists(items: readonly ListItem[]): HtmlNode[] {
  const [first] = items;
  if (!first) return [];
  const listItems: HtmlNode[] = [];
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

export const wordBullet = 'wordBullet';

function element(tagName: string, children: HtmlNode[]): HtmlNode {
  return { type: 'element', tagName, properties: {}, children };
}

function isBlank({ type, value = '' }: HtmlNode): boolean {
  return type === 'text' && value.trim() === '';
}
