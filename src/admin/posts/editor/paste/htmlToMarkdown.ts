import type { Element, Root } from 'hast';
import { toText } from 'hast-util-to-text';
import type { List } from 'mdast';
import rehypeDomParse from 'rehype-dom-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { EXIT, SKIP, visit } from 'unist-util-visit';
import { cleanOfficeHtml } from './officeHtml.ts';
import { type PastedPicture, placePictures, takePictures } from './pastedPictures.ts';

export type Pasted = {
  markdown: string;
  /** Set when the post has no title yet. */
  title?: string;
  /** Images to upload. */
  pictures: readonly PastedPicture[];
  /** How many images have neither a file nor a lasting URL, and were left out. */
  missing: number;
};

/** Formatting that plain text would lose. */
const formatting =
  /<(h[1-6]|b|strong|i|em|a|ul|ol|table|pre|code|blockquote|img|del|s)\b|font-weight|font-style|MsoList/i;

/** Code copied from an editor: its HTML only adds colors. */
const editorCode = /^(\s|<(!--|html|head|body|meta)[^>]*>)*<div[^>]*white-space:\s*pre/i;

const converter = unified()
  .use(rehypeDomParse)
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', emphasis: '*', fences: true, listItemIndent: 'one', rule: '-' });

/**
 * @param title of the post, empty if it has none yet
 * @returns `null` if the plain text is just as good
 */
export function htmlToMarkdown(html: string, title = ''): Pasted | null {
  if (!formatting.test(html) || editorCode.test(html)) return null;
  const tree = converter.parse(html);
  cleanOfficeHtml(tree);
  const newTitle = takeHeadline(tree, title);
  const { files, missing } = takePictures(tree);
  const markdown = converter.runSync(tree);
  visit(markdown, 'list', closeUp);
  return {
    ...placePictures(converter.stringify(markdown).trim(), files),
    missing,
    ...(newTitle !== undefined && { title: newTitle }),
  };
}

/** A nested list alone does not call for blank lines between the items. */
function closeUp(list: List): void {
  for (const item of list.children) {
    item.spread = item.children.filter(({ type }) => type === 'paragraph').length > 1;
  }
  list.spread = list.children.some(({ spread }) => spread);
}

/**
 * The title is the page's only first-level heading, so pasted ones become second-level headings.
 * @param title of the post: a first heading that repeats or fills it is removed from the text
 * @returns the title for a post that has none yet
 */
function takeHeadline(tree: Root, title: string): string | undefined {
  const headline = firstBlock(tree);
  const words = headline?.tagName === 'h1' ? toText(headline).trim() : '';
  const isMissing = title.trim() === '';
  const isTitle = words !== '' && (isMissing || isSame(title, words));
  visit(tree, { type: 'element', tagName: 'h1' }, (element, index, parent) => {
    element.tagName = 'h2';
    if (element !== headline || !isTitle || !parent || index === undefined) return undefined;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
  return isTitle && isMissing ? words : undefined;
}

const blocks = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'li', 'table', 'pre', 'blockquote', 'img']);

function firstBlock(tree: Root): Element | undefined {
  let first: Element | undefined;
  visit(tree, 'element', (element) => {
    const isFilled = element.tagName === 'img' || toText(element).trim() !== '';
    if (!blocks.has(element.tagName) || !isFilled) return undefined;
    first = element;
    return EXIT;
  });
  return first;
}

function isSame(one: string, other: string): boolean {
  const plain = (words: string) => words.trim().replace(/\s+/g, ' ').toLowerCase();
  return plain(one) === plain(other);
}
