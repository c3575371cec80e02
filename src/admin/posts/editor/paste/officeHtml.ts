import type { Element, ElementContent, Parents, Root } from 'hast';
import { SKIP, type VisitorResult, visit } from 'unist-util-visit';
import { groupWordLists, styleOf } from './wordLists.ts';

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
  return tags.reduce<ElementContent[]>(
    (inner, tagName) => [{ type: 'element', tagName, properties: {}, children: inner }],
    children,
  );
}

/** Google Docs puts a nested list next to its item instead of inside it. */
function nestLists(list: Element): void {
  const items: ElementContent[] = [];
  for (const child of list.children) {
    const isList = child.type === 'element' && (child.tagName === 'ul' || child.tagName === 'ol');
    const owner = items.findLast((one) => one.type === 'element');
    if (isList && owner?.type === 'element') owner.children.push(child);
    else if (isList) items.push({ type: 'element', tagName: 'li', properties: {}, children: [child] });
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
