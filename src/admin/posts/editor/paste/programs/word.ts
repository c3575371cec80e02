import type { Element, ElementContent, Parents, Root } from 'hast';
import { fromDom } from 'hast-util-from-dom';
import { visit } from 'unist-util-visit';
import {
  attribute,
  classesOf,
  element,
  isBlank,
  isElement,
  replaceElements,
  styleOf,
} from '#src/admin/posts/editor/paste/html/htmlTree.ts';
import { groupItems } from '#src/admin/posts/editor/paste/html/lists.ts';
import { isHidden } from '#src/admin/posts/editor/paste/html/plainHtml.ts';
import { bulletLevels, numberedHeading, wordItem } from './wordLists.ts';

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
    if (node.tagName !== 'li') groupParagraphs(node);
    return paragraphOf(node);
  });
  groupParagraphs(tree);
  function groupParagraphs(parent: Parents) {
    groupItems(parent, (node, before) => wordItem(node, before, bullets));
    joinQuotes(parent);
  }
}

/** The letters that Word stores for arrows and check marks. */
const symbols: Readonly<Record<string, string>> = { à: '→', ß: '←', ó: '⇔', ü: '✓', û: '✗', J: '☺' };

function writeSymbols(node: Element): void {
  visit(node, 'text', (text) => {
    text.value = text.value.replace(/./gu, (letter) => symbols[letter] ?? letter);
  });
}

/** Comments, tracked deletions, hidden paragraphs (Word numbers them too), and text that repeats on every page. */
function isReviewing(node: Element): boolean {
  if (isElement(node, 'p') && isHidden(node)) return true;
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

/** The text within shapes, which Word writes for old browsers; others get a picture of it. */
function textBoxes(comment: string): ElementContent[] {
  return comment.split(/(?=<v:(?:shape|rect|roundrect|oval)\b)/i).flatMap((shape) => {
    const [, html] = /<v:textbox[^>]*>(.*)<\/v:textbox>/is.exec(shape) ?? [];
    if (html === undefined || /visibility:\s*hidden/i.test(shape.slice(0, shape.length - html.length)))
      return [];
    const template = document.createElement('template');
    template.innerHTML = html;
    return [element('div', (fromDom(template.content) as Root).children as ElementContent[])];
  });
}

/** Word writes a drawing for old browsers and usually an image for others. Adds the images that are missing. */
function addVmlImages(parent: Parents): void {
  parent.children = (parent.children as ElementContent[]).flatMap((node, index, nodes): ElementContent[] => {
    if ('children' in node) addVmlImages(node);
    const boxes = node.type === 'comment' ? textBoxes(node.value) : [];
    if (boxes.length > 0) return boxes;
    if (isElement(node, 'v:imagedata')) return [element('img', [], { src: attribute(node, 'src') })];
    if (node.type !== 'comment' || !/<v:imagedata/i.test(node.value)) return [node];
    const next = nodes[index + 1];
    if (next?.type === 'comment' && /if !vml/.test(next.value)) return [];
    const src = /<v:imagedata[^>]*?\ssrc="([^"]*)"/i.exec(node.value)?.[1] ?? 'file:';
    const alt = /<v:shape[^>]*?\salt="([^"]*)"/i.exec(node.value)?.[1] ?? '';
    return [element('img', [], { src, alt })];
  });
}
