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

/** Word copies list items as paragraphs with typed bullets; this turns them back into lists. */
function groupWordLists(parent: Nodes): void {
  if (!('children' in parent)) return;
  const grouped: ElementContent[] = [];
  let open: { level: number; list: Element }[] = [];
  for (const node of parent.children as ElementContent[]) {
    const item = toListItem(node);
    if (item) {
      const { level, tagName, children } = item;
      open = open.filter((one) => one.level < level || (one.level === level && one.list.tagName === tagName));
      if (open.at(-1)?.level !== level) {
        const list = element(tagName, []);
        const owner = open.at(-1)?.list.children.at(-1);
        (owner?.type === 'element' ? owner.children : grouped).push(list);
        open.push({ level, list });
      }
      open.at(-1)?.list.children.push(element('li', children));
    } else if (open.length === 0 || node.type !== 'text' || node.value.trim() !== '') {
      open = [];
      grouped.push(node);
    }
  }
  parent.children = grouped;
}

function toListItem(node: ElementContent) {
  const level = node.type === 'element' && /mso-list:\s*l\d+ level(\d)/i.exec(styleOf(node))?.[1];
  if (!level || node.tagName !== 'p') return undefined;
  let bullet = '';
  visit(node, 'element', (inner, index, parent) => {
    if (!/mso-list:\s*ignore/i.test(styleOf(inner))) return undefined;
    bullet = toText(inner);
    return replaceBy([], index, parent);
  });
  return { level: Number(level), tagName: /\w[.)]/.test(bullet) ? 'ol' : 'ul', children: node.children };
}

function element(tagName: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children };
}

function styleOf({ properties }: Element): string {
  return String(properties.style ?? '');
}
