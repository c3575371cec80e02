import { type HtmlNode, styleOf, textOf } from './htmlNode.ts';
import { groupWordLists, wordBullet } from './wordLists.ts';

/** Turns what word processors say by styles and classes into elements, and drops what leads nowhere. */
export function rehypeOfficeHtml() {
  return clean;
}

function clean(node: HtmlNode): void {
  node.children = groupWordLists((node.children ?? []).flatMap(cleanNode));
}

function cleanNode(node: HtmlNode): HtmlNode[] {
  if (node.type !== 'element') return node.type === 'comment' ? [] : [node];
  clean(node);
  if (isHiddenOrLost(node)) return [];
  const style = styleOf(node);
  if (/mso-list:\s*ignore/i.test(style)) return [{ type: wordBullet, value: innerText(node) }];
  const children = node.children ?? [];
  // Google Docs wraps everything into a bold element that is not bold, and headings into weights of their own.
  if (node.tagName === 'b' && /font-weight:\s*(normal|400)/.test(style)) return children;
  if (node.tagName === 'span') return [emphasized(children, style)].flat();
  if (node.tagName === 'a' && !/^(https?:|mailto:|tel:|\/|#)/i.test(textOf(node.properties?.href)))
    return children;
  if (node.tagName === 'li') node.children = withoutOnlyParagraph(children);
  if (node.tagName === 'table') makeFirstRowHead(node);
  return [node];
}

/** A paragraph of its own in every item would set the items apart. */
function withoutOnlyParagraph(children: HtmlNode[]): HtmlNode[] {
  const paragraphs = children.filter(({ tagName }) => tagName === 'p');
  return paragraphs.length === 1
    ? children.flatMap((child) => (child.tagName === 'p' ? (child.children ?? []) : child))
    : children;
}

/** Markdown knows no table without a head, word processors have cells alone. */
function makeFirstRowHead(table: HtmlNode): void {
  const [firstRow] = descendants(table).filter(({ tagName }) => tagName === 'tr');
  if (!firstRow) return;
  for (const cell of firstRow.children ?? []) if (cell.tagName === 'td') cell.tagName = 'th';
}

function descendants(node: HtmlNode): HtmlNode[] {
  return (node.children ?? []).flatMap((child) => [child, ...descendants(child)]);
}

function emphasized(children: HtmlNode[], style: string): HtmlNode | HtmlNode[] {
  const tags = [
    /font-weight:\s*(bold|[6-9]00)/.test(style) && 'strong',
    /font-style:\s*italic/.test(style) && 'em',
    /text-decoration[^;]*line-through/.test(style) && 'del',
  ].filter((tag) => tag !== false);
  return tags.reduce<HtmlNode[]>(
    (inner, tagName) => [{ type: 'element', tagName, properties: {}, children: inner }],
    children,
  );
}

/** Pictures that stand on the writer's disk cannot be shown to anybody else. */
function isHiddenOrLost({ tagName, properties }: HtmlNode): boolean {
  if (tagName === 'img') return !/^(https?:\/)?\//i.test(textOf(properties?.src));
  return tagName === 'o:p' || tagName === 'script' || tagName === 'style';
}

function innerText({ value = '', children = [] }: HtmlNode): string {
  return value + children.map(innerText).join('');
}
