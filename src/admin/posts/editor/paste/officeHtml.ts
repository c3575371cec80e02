import type { Element, ElementContent, Nodes, Parents, Root } from 'hast';
import { toText } from 'hast-util-to-text';
import { SKIP, type VisitorResult, visit } from 'unist-util-visit';

/** Converts the styles and classes of word processors into elements, and drops links that lead nowhere. */
export function cleanOfficeHtml(tree: Root): void {
  visit(tree, 'comment', (_, index, parent) => replaceBy([], index, parent));
  visit(tree, groupWordLists);
  visit(tree, 'element', (element, index, parent) => {
    const replacement = replacementOf(element);
    if (replacement) return replaceBy(replacement, index, parent);
    if (element.tagName === 'ul' || element.tagName === 'ol') nestLists(element);
    if (element.tagName === 'a') element.properties.href = unwrapGoogle(hrefOf(element));
    return undefined;
  });
}

type Position = number | undefined;

function replaceBy(nodes: ElementContent[], index: Position, parent: Parents | undefined): VisitorResult {
  if (!parent || index === undefined) return undefined;
  parent.children.splice(index, 1, ...nodes);
  return [SKIP, index];
}

/** The children that replace an element; `undefined` to leave it unchanged. */
function replacementOf(element: Element): ElementContent[] | undefined {
  const { tagName, children } = element;
  if (tagName === 'o:p' || tagName === 'script' || tagName === 'style') return [];
  // Google Docs wraps everything in a `b` element that is not bold, and sets font weights in headings.
  if (tagName === 'b' && /font-weight:\s*(normal|400)/.test(styleOf(element))) return children;
  if (tagName === 'span') return emphasized(children, styleOf(element));
  // Markdown underlines only links. Links within the source document, such as footnotes, lead nowhere here.
  if (tagName === 'u' || (tagName === 'a' && !/^(https?:|mailto:|tel:|\/)/i.test(hrefOf(element))))
    return children;
  return undefined;
}

function emphasized(children: ElementContent[], style: string): ElementContent[] {
  const tags = [
    /font-weight:\s*(bold|[6-9]00)/.test(style) && 'strong',
    /font-style:\s*italic/.test(style) && 'em',
    /text-decoration[^;]*line-through/.test(style) && 'del',
  ].filter((tag) => tag !== false);
  return tags.reduce<ElementContent[]>((inner, tagName) => [element(tagName, inner)], children);
}

/** Google Docs puts a nested list next to its item instead of inside it. */
function nestLists(list: Element): void {
  const items: ElementContent[] = [];
  for (const child of list.children) {
    const isList = child.type === 'element' && (child.tagName === 'ul' || child.tagName === 'ol');
    const owner = items.findLast((one) => one.type === 'element');
    if (isList && owner?.type === 'element') owner.children.push(child);
    else if (isList) items.push(element('li', [child]));
    else items.push(child);
  }
  list.children = items;
}

function hrefOf({ properties }: Element): string {
  return String(properties.href ?? '');
}

/** Google Docs routes every link through a redirect URL. */
function unwrapGoogle(href: string): string {
  const target =
    /^https?:\/\/(www\.)?google\.[a-z.]+\/url\?/i.test(href) && new URL(href).searchParams.get('q');
  return target && /^(https?|mailto):/i.test(target) ? target : href;
}

type ListItem = { level: number; isOrdered: boolean; children: ElementContent[] };

/** Word copies list items as paragraphs with typed bullets; this turns them back into lists. */
function groupWordLists(parent: Nodes): void {
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

function styleOf({ properties }: Element): string {
  return String(properties.style ?? '');
}
