import rehypeDomParse from 'rehype-dom-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { rehypeOfficeHtml } from './rehypeOfficeHtml.ts';

/** What the clipboard's HTML can say that its plain text cannot. */
const formatting =
  /<(h[1-6]|b|strong|i|em|a|ul|ol|table|pre|code|blockquote|img|del|s)\b|font-weight|font-style|MsoList/i;

/** Code copied from an editor is HTML by its colours alone. */
const editorCode = /^(\s|<(!--|html|head|body|meta)[^>]*>)*<div[^>]*white-space:\s*pre/i;

const converter = unified()
  .use(rehypeDomParse)
  .use(rehypeOfficeHtml)
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', emphasis: '*', fences: true, listItemIndent: 'one', rule: '-' });

/** @returns `null` when the clipboard's plain text says as much */
export function htmlToMarkdown(html: string): string | null {
  if (!formatting.test(html) || editorCode.test(html)) return null;
  return String(converter.processSync(html)).trim();
}
