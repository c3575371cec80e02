import type { Heading, List, Root, Table } from 'mdast';
import rehypeDomParse from 'rehype-dom-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
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
  const { files, missing } = takePictures(tree);
  const markdown = converter.runSync(tree);
  const newTitle = takeHeadline(markdown, title);
  visit(markdown, 'list', closeUp);
  visit(markdown, 'table', withoutEmptyHead);
  return {
    ...placePictures(converter.stringify(markdown).trim(), files),
    missing,
    ...(newTitle !== undefined && { title: newTitle }),
  };
}

/**
 * The title is the page's only first-level heading, so pasted ones become second-level headings.
 * @param title of the post: a first heading that repeats or fills it is removed from the text
 * @returns the title for a post that has none yet
 */
function takeHeadline(markdown: Root, title: string): string | undefined {
  const [first] = markdown.children;
  const words = first?.type === 'heading' && first.depth === 1 ? plainText(first) : '';
  const isMissing = title.trim() === '';
  const isTitle = words !== '' && (isMissing || isSame(title, words));
  if (isTitle) markdown.children.shift();
  visit(markdown, 'heading', (heading) => {
    if (heading.depth === 1) heading.depth = 2;
  });
  return isTitle && isMissing ? words : undefined;
}

function plainText(heading: Heading): string {
  let words = '';
  visit(heading, 'text', ({ value }) => {
    words += value;
  });
  return words.trim();
}

function isSame(one: string, other: string): boolean {
  const plain = (words: string) => words.trim().replace(/\s+/g, ' ').toLowerCase();
  return plain(one) === plain(other);
}

/** Neither a nested list nor a paragraph in each item calls for blank lines between the items. */
function closeUp(list: List): void {
  for (const item of list.children) {
    item.spread = item.children.filter(({ type }) => type === 'paragraph').length > 1;
  }
  list.spread = list.children.some(({ spread }) => spread);
}

/** Word processors copy no header cells, for which the converter adds an empty row. */
function withoutEmptyHead({ children }: Table): void {
  const isEmpty = children[0]?.children.every((cell) => cell.children.length === 0);
  if (isEmpty && children.length > 1) children.shift();
}
