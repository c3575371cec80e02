import type { Element, ElementContent, Nodes, Parents, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { attribute, classesOf, element, isElement, replaceElements, styleOf, textOf } from './htmlTree.ts';
import { numbersOf } from './listNumbers.ts';
import { type Item, nestedLists } from './lists.ts';

/** Word for Windows and Mac, Outlook, and PowerPoint. */
export function fromWord(tree: Root): void {
  const bullets = bulletLevels(tree);
  addVmlImages(tree);
  replaceElements(tree, (node) => {
    if (isReviewing(node)) return [];
    if (/^(w:sdtpr|w:worddocument|v:shapetype|xml)$/.test(node.tagName)) return [];
    if (/^\w+:/.test(node.tagName)) return node.children;
    if (styleOf(node, 'mso-tab-count') !== '') return [{ type: 'text', value: ' ' }];
    if (/wingdings/.test(styleOf(node, 'font-family'))) writeSymbols(node);
    if (node.tagName !== 'li') groupLists(node, bullets);
    return paragraphOf(node);
  });
  groupLists(tree, bullets);
}

/** The letters that Word stores for arrows and check marks. */
const symbols: Readonly<Record<string, string>> = { à: '→', ß: '←', ó: '⇔', ü: '✓', û: '✗', J: '☺' };

function writeSymbols(node: Element): void {
  visit(node, 'text', (text) => {
    text.value = text.value.replace(/./gu, (letter) => symbols[letter] ?? letter);
  });
}

/** Comments, deletions that are tracked, and what repeats on every page. */
function isReviewing(node: Element): boolean {
  if (isElement(node, 'del') && ('cite' in node.properties || 'dateTime' in node.properties)) return true;
  return (
    /^(comment|header|footer|footnote-separator)/.test(styleOf(node, 'mso-element')) ||
    /^comment/.test(styleOf(node, 'mso-special-character')) ||
    /msocom|MsoComment|msoDel\b/.test(classesOf(node))
  );
}

function paragraphOf(node: Element): ElementContent[] | undefined {
  const classes = classesOf(node);
  if (/^h\d$/.test(node.tagName)) return numberedHeading(node.tagName, node);
  if (isElement(node, 'pre'))
    return [element('p', node.children, { style: 'font-family:monospace;white-space:pre' })];
  if (!isElement(node, 'p')) return undefined;
  if (/Mso(Intense)?Quote/i.test(classes)) return [element('blockquote', [element('p', node.children)])];
  const level = Number(styleOf(node, 'mso-outline-level') || /^(?:Mso)?Heading(\d)/i.exec(classes)?.[1]);
  return level > 0 ? numberedHeading(`h${Math.min(level, 6)}`, node) : undefined;
}

/** A heading's number is text, because readers refer to it. */
function numberedHeading(tagName: string, node: Element): ElementContent[] {
  const marker = takeMarker(node) ?? '';
  const number = numbersOf(marker).length > 0 ? [{ type: 'text', value: `${marker} ` } as const] : [];
  return [element(tagName, [...number, ...node.children])];
}

/** Groups the paragraphs that Word numbers itself. Empty paragraphs between them, and those with the same margin, belong to them. */
function groupLists(parent: Parents, bullets: ReadonlySet<string>): void {
  const grouped: ElementContent[] = [];
  let items: Item[] = [];
  for (const node of parent.children as ElementContent[]) {
    const item = listItem(node, bullets) ?? continuation(node, items);
    if (item) items.push(item);
    else if (items.length === 0 || !isBlank(node)) {
      grouped.push(...nestedLists(items), node);
      items = [];
    }
  }
  parent.children = [...grouped, ...nestedLists(items)];
  joinQuotes(parent);
}

/** Joins consecutive quotes: Word and LibreOffice turn each paragraph into a separate one. */
export function joinQuotes(parent: Parents): void {
  const joined: ElementContent[] = [];
  for (const node of parent.children as ElementContent[]) {
    const quote = joined.findLast((one) => !isBlank(one));
    if (isElement(node, 'blockquote') && isElement(quote, 'blockquote'))
      quote.children.push(element('br'), element('br'), ...node.children);
    else joined.push(node);
  }
  parent.children = joined;
}

function isBlank(node: Nodes): boolean {
  if (node.type === 'comment') return true;
  if (textOf(node).trim() !== '' || hasImage(node)) return false;
  return node.type === 'text' || isElement(node, 'p', 'span', 'a');
}

function hasImage(node: Nodes): boolean {
  return isElement(node, 'img') || ('children' in node && node.children.some(hasImage));
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
  const margin = styleOf(node, 'margin-left');
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
  const numbers = numbersOf(marker ?? '');
  return {
    level: Number(
      level ?? (isElement(node, 'p') ? marginOf(node) : (/^O(\d)/.exec(classesOf(node))?.[1] ?? 0)),
    ),
    isOrdered: marker === undefined ? !bullets.has(`${list}:level${level}`) : numbers.length > 0,
    numbers,
    item: element('li', node.children, {
      ...node.properties,
      // For HTML lists in between, some of which Word writes.
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

/** If Word doesn't mark it, as in a page saved by Word, or in Gmail: a marker and several spaces in a hanging paragraph. */
function takeTypedMarker(node: Element): string | undefined {
  const isHanging = styleOf(node, 'text-indent').startsWith('-');
  if (!isHanging && !/MsoListParagraph/.test(classesOf(node))) return undefined;
  const [typed = '', marker] = /^\s*([·•o§Øüv–-]|\(?\w{1,4}[.)])\s{2,}/.exec(textOf(node)) ?? [];
  let left = typed.length;
  visit(node, 'text', (text) => {
    const { length } = text.value;
    text.value = text.value.slice(left);
    left = Math.max(0, left - length);
  });
  return marker;
}

/** The levels of lists that have bullets, for browsers that drop the marks. */
function bulletLevels(tree: Root): ReadonlySet<string> {
  const levels = textOf(tree).matchAll(/@list (l\d+:level\d+)\s*\{[^}]*number-format:\s*bullet/g);
  return new Set([...levels].map(([, name]) => name ?? ''));
}

/** Word writes drawings for old browsers and, not always, an image for others: adds the missing images. */
function addVmlImages(parent: Parents): void {
  parent.children = (parent.children as ElementContent[]).flatMap((node, index, nodes): ElementContent[] => {
    if ('children' in node) addVmlImages(node);
    if (isElement(node, 'v:imagedata')) return [element('img', [], { src: attribute(node, 'src') })];
    if (node.type !== 'comment' || !/<v:imagedata/i.test(node.value)) return [node];
    const next = nodes[index + 1];
    if (next?.type === 'comment' && /if !vml/.test(next.value)) return [];
    const src = /<v:imagedata[^>]*?\ssrc="([^"]*)"/i.exec(node.value)?.[1] ?? 'file:';
    const alt = /<v:shape[^>]*?\salt="([^"]*)"/i.exec(node.value)?.[1] ?? '';
    return [element('img', [], { src, alt })];
  });
}
