import type { Root as HtmlRoot } from 'hast';
import type { Heading, List, Table } from 'mdast';
import rehypeDomParse from 'rehype-dom-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { cleanOfficeHtml } from './officeHtml.ts';

export type Pasted = {
  markdown: string;
  /** Images to upload. */
  pictures: readonly { file: File; position: number; isInline: boolean }[];
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

/** @returns `null` if the plain text is just as good */
export function htmlToMarkdown(html: string): Pasted | null {
  if (!formatting.test(html) || editorCode.test(html)) return null;
  const tree = converter.parse(html);
  cleanOfficeHtml(tree);
  const { files, missing } = takePictures(tree);
  const markdown = converter.runSync(tree);
  visit(markdown, 'heading', belowTitle);
  visit(markdown, 'list', closeUp);
  visit(markdown, 'table', withoutEmptyHead);
  return { ...placePictures(converter.stringify(markdown).trim(), files), missing };
}

/** The post's title is the page's only first-level heading. */
function belowTitle(heading: Heading): void {
  if (heading.depth === 1) heading.depth = 2;
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

/** Replaces embedded images by markers for `placePictures`, and removes those on the writer's disk. */
function takePictures(tree: HtmlRoot): { files: File[]; missing: number } {
  const files: File[] = [];
  let missing = 0;
  visit(tree, { type: 'element', tagName: 'img' }, (element, index, parent) => {
    const url = String(element.properties.src ?? '');
    if (hasLastingUrl(url) || !parent || index === undefined) return undefined;
    const type = /^data:(image\/[\w+.-]+)[;,]/i.exec(url)?.[1];
    if (!type) {
      if (url !== '' && !url.startsWith('data:')) missing += 1;
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    const name = String(element.properties.alt ?? '').trim() || `Image ${files.length + 1}`;
    element.properties = { src: 'embedded:' };
    files.push(fileOf(url, name, type));
    return SKIP;
  });
  return { files, missing };
}

/** Takes the markers out of the text and notes their places. */
function placePictures(marked: string, files: readonly File[]) {
  const parts = marked.split('![](embedded:)');
  const pictures = files.map((file, index) => {
    const before = parts.slice(0, index + 1).join('');
    const isInline = !/(^|\n)$/.test(before) || !/^(\n|$)/.test(parts[index + 1] ?? '');
    return { file, position: before.length, isInline };
  });
  return { markdown: parts.join(''), pictures };
}

/** Picture URLs from Google Docs expire after a few hours. */
function hasLastingUrl(url: string): boolean {
  if (!/^(https?:)?\//i.test(url)) return false;
  return !/^(https?:)?\/\/[^/]*\.googleusercontent\.com\//i.test(url);
}

function fileOf(url: string, name: string, type: string): File {
  const [head = '', body = ''] = url.split(/,(.*)/s);
  const binary = /;base64$/i.test(head) ? atob(decodeURIComponent(body)) : decodeURIComponent(body);
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  return new File([bytes], name, { type });
}
