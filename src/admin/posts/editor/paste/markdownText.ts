import { markdownTable } from 'markdown-table';
import type { Link, List, Paragraph, PhrasingContent, Root, Table, Text } from 'mdast';
import { defaultHandlers, type Handle } from 'mdast-util-to-markdown';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { remarkPlugins } from '#src/features/posts/markdown/remarkPlugins.ts';
import { withoutNeedlessEscapes } from './needlessEscapes.ts';

/** Writes Markdown as a person would type it; for a table cell, all of it in one line. */
export function markdownText(tree: Root, isCell: boolean): string {
  visit(tree, (node) => {
    if (node.type === 'list') closeUp(node);
  });
  if (!isCell) return markdown.stringify(tree).trim();
  const cell = { type: 'tableCell', children: tree.children as PhrasingContent[] } as const;
  return withoutNeedlessEscapes(markdown.stringify(cell as unknown as Root).trim());
}

const markdown = unified()
  .use(remarkPlugins)
  .use(remarkStringify, {
    bullet: '-',
    emphasis: '*',
    fences: true,
    listItemIndent: 'one',
    rule: '-',
    handlers: {
      heading: (node, ...context) => withoutNeedlessEscapes(defaultHandlers.heading(node, ...context)),
      link: Object.assign(writeLink, { peek: defaultHandlers.link.peek }),
      paragraph: writeParagraph,
      table: writeTable,
      text: writeText,
    },
  });

/** Most text needs no escaping, but the library takes a long time to find that out. */
function writeText(text: Text, ...[parent, state, info]: HandleContext): string {
  return /^[\p{L}][\p{L}\p{N} ,.;'"’“”–—…()%/?]*$/u.test(text.value) && !/www\./i.test(text.value)
    ? text.value
    : defaultHandlers.text(text, parent, state, info);
}

/** Uses the library's aligned table, with only the backslashes that each cell needs. */
function writeTable(table: Table, ...[, state, info]: HandleContext): string {
  const rows = table.children.map((row) =>
    row.children.map((cell) =>
      withoutNeedlessEscapes(state.handle(cell, row, state, { ...info, before: '|', after: '|' })),
    ),
  );
  return markdownTable(rows, { align: table.align ?? [] });
}

/** Adds the checkbox of a task. */
function writeParagraph(paragraph: Paragraph, ...[parent, state, info]: HandleContext): string {
  const isTask = parent?.type === 'listItem' && parent.checked !== null && parent.children[0] === paragraph;
  const box = isTask ? `[${parent.checked ? 'x' : ' '}] ` : '';
  return box + withoutNeedlessEscapes(defaultHandlers.paragraph(paragraph, parent, state, info));
}

/** A link that shows its URL is written as the URL alone, where the text around it does not touch it. */
function writeLink(link: Link, ...[parent, state, info]: HandleContext): string {
  const [text] = link.children;
  const words = link.children.length === 1 && text?.type === 'text' ? text.value : '';
  const isUrl =
    link.url === words ? plainUrl.test(words) : link.url === `mailto:${words}` && plainAddress.test(words);
  const isFree = /^[\s(]?$/.test(info.before.slice(-1)) && /^([\s.,;:!?)]|$)/.test(info.after);
  return isUrl && isFree && !link.title ? words : defaultHandlers.link(link, parent, state, info);
}

type HandleContext = Parameters<Handle> extends [unknown, ...infer Context] ? Context : never;

const plainUrl = /^https?:\/\/[\w-]+(\.[\w-]+)+(\/[\w\-./~%?=&+#:@,]*)?(?<=[\w/=])$/;
const plainAddress = /^[\w.+-]+@[\w-]+(\.[\w-]+)*\.[a-z]{2,}$/i;

/** Neither a nested list nor a paragraph in each item calls for blank lines between the items. */
function closeUp(list: List): void {
  for (const item of list.children) {
    item.spread = item.children.filter(({ type }) => type === 'paragraph').length > 1;
  }
  list.spread = list.children.some(({ spread }) => spread);
}
