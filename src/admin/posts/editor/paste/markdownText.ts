import { markdownTable } from 'markdown-table';
import type { Heading, Link, List, Root, Table } from 'mdast';
import { defaultHandlers, type Handle } from 'mdast-util-to-markdown';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { readingOf } from './readingOf.ts';

/** Writes Markdown as a person would type it; for a table cell, all of it in one line. */
export function markdownText(tree: Root, isCell: boolean): string {
  visit(tree, 'heading', belowTitle);
  visit(tree, 'list', closeUp);
  visit(tree, 'table', withoutEmptyHead);
  const cell = { type: 'tableCell', children: tree.children } as unknown as Root;
  return isCell ? withoutNeedlessEscapes(markdown.stringify(cell).trim()) : markdown.stringify(tree).trim();
}

const markdown = unified()
  .use(remarkGfm)
  .use(remarkParse)
  .use(remarkStringify, {
    bullet: '-',
    emphasis: '*',
    fences: true,
    listItemIndent: 'one',
    rule: '-',
    handlers: {
      heading: (...node) => withoutNeedlessEscapes(defaultHandlers.heading(...node)),
      link: Object.assign(writeLink, { peek: defaultHandlers.link.peek }),
      paragraph: (...node) => withoutNeedlessEscapes(defaultHandlers.paragraph(...node)),
      table: writeTable,
    },
  });

/**
 * The library escapes whatever could be Markdown. Drops the backslashes without which the article reads the same: all of
 * them, all of one kind, or single ones.
 */
function withoutNeedlessEscapes(escaped: string): string {
  const escapes = [...escaped.matchAll(/\\([!-/:-@[-`{}~])/g)];
  if (escapes.length === 0) return escaped;
  const kinds = new Set(
    escapes.map(([, character = '']) => ('()[]'.includes(character) ? '()[]' : character)),
  );
  const intended = readingOf(markdown.parse(escaped));
  let needless = new Set<number>();
  for (const kind of ['', ...kinds, ...escapes.slice(-maxSingles).toReversed()]) {
    const tried = escapes.filter(
      (one) => kind === '' || kind === one || (typeof kind === 'string' && kind.includes(one[1] ?? '')),
    );
    const more = new Set([...needless, ...tried.map(({ index }) => index)]);
    if (more.size > needless.size && readingOf(markdown.parse(without(escaped, more))) === intended)
      needless = more;
    if (needless.size === escapes.length) break;
  }
  return without(escaped, needless);
}

/** A long text of signs would take long. */
const maxSingles = 20;

function without(text: string, indexes: ReadonlySet<number>): string {
  return text
    .split('')
    .filter((_, index) => !indexes.has(index))
    .join('');
}

/** The library's own, which aligns the columns, with cells that have only the backslashes they need. */
function writeTable(table: Table, ...[, state, info]: HandleContext): string {
  const rows = table.children.map((row) =>
    row.children.map((cell) =>
      withoutNeedlessEscapes(state.handle(cell, row, state, { ...info, before: '|', after: '|' })),
    ),
  );
  return markdownTable(rows, { align: table.align ?? [] });
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
