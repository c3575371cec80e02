import { markdownTable } from 'markdown-table';
import type { Link, List, Nodes, Paragraph, PhrasingContent, Root, Table, Text } from 'mdast';
import { defaultHandlers, type Handle } from 'mdast-util-to-markdown';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { remarkPlugins } from '#src/features/posts/markdown/remarkPlugins.ts';
import { readingOf } from './readingOf.ts';

/** Writes Markdown as a person would type it; for a table cell, all of it in one line. */
export function markdownText(tree: Root, isCell: boolean): string {
  visit(tree, (node) => {
    // The post's title is the page's only first-level heading.
    if (node.type === 'heading' && node.depth === 1) node.depth = 2;
    if (node.type === 'list') closeUp(node);
  });
  if (!isCell) return markdown.stringify(tree).trim();
  const cell = { type: 'tableCell', children: tree.children as PhrasingContent[] } as const;
  return withoutNeedlessEscapes(markdown.stringify(cell as unknown as Root).trim(), cell);
}

const markdown = unified()
  .use(remarkPlugins)
  .use(remarkParse)
  .use(remarkStringify, {
    bullet: '-',
    emphasis: '*',
    fences: true,
    listItemIndent: 'one',
    rule: '-',
    handlers: {
      heading: (node, ...context) => withoutNeedlessEscapes(defaultHandlers.heading(node, ...context), node),
      link: Object.assign(writeLink, { peek: defaultHandlers.link.peek }),
      paragraph: writeParagraph,
      table: writeTable,
      text: writeText,
    },
  });

/**
 * The library escapes whatever could be Markdown. Drops the escapes without which the article reads the same: all of them,
 * all of one kind, or single ones.
 */
function withoutNeedlessEscapes(written: string, node: Nodes): string {
  // A backslash in code is a character of it.
  const escaped = written.includes('`') ? written : written.replace(meaningless, '$1$2$3');
  // In a cell, a backslash before a bar needs both.
  const escapes = [...escaped.matchAll(/\\\\\\\||\\([!-/:-@[-`{}~])|&#x([\dA-F]+);/g)].filter(
    ([, character, code]) => character ?? code,
  );
  if (escapes.length === 0) return escaped;
  const intended = readingOf(node);
  const kinds = new Set(
    escapes.map(([, character = '&']) =>
      brackets.replace(character, '') === brackets ? character : brackets,
    ),
  );
  const groups = [
    escapes,
    ...[...kinds].map((kind) => escapes.filter(([, character = '&']) => kind.includes(character))),
    ...escapes
      .slice(-maxSingles)
      .toReversed()
      .map((one) => [one]),
  ];
  let needless: readonly RegExpExecArray[] = [];
  for (const group of groups) {
    const more = escapes.filter((one) => needless.includes(one) || group.includes(one));
    if (needless.length < more.length && readingOf(markdown.parse(without(escaped, more))) === intended)
      needless = more;
    if (needless.length === escapes.length) break;
  }
  return without(escaped, needless);
}

const brackets = '()[]';

/** `_` within a word, `&` of no character reference, and `[` of no link: most texts need no second reading. */
const meaningless =
  /(?<=[a-z\d])\\(_)(?=[a-z\d])|(?<!\\)\\(&)(?!#?\w+;)|(?<=[^\\\n])\\(\[)(?=[^\]\\^]*\](?![([:]))/gi;

/** Beyond this many, trying each escape alone would take too long. */
const maxSingles = 20;

function without(text: string, escapes: readonly RegExpExecArray[]): string {
  return escapes.reduceRight((shorter, { 0: written, 1: character, 2: code, index }) => {
    const plain = character ?? String.fromCodePoint(Number.parseInt(code ?? '', 16));
    return shorter.slice(0, index) + plain + shorter.slice(index + written.length);
  }, text);
}

/** Most texts have nothing to escape, which the library takes a long time to find out. */
function writeText(text: Text, ...[parent, state, info]: HandleContext): string {
  return /^[\p{L}][\p{L}\p{N} ,.;'"’“”–—…()%/?]*$/u.test(text.value) && !/www\./i.test(text.value)
    ? text.value
    : defaultHandlers.text(text, parent, state, info);
}

/** Uses the library's aligned table, with only the backslashes that each cell needs. */
function writeTable(table: Table, ...[, state, info]: HandleContext): string {
  const rows = table.children.map((row) =>
    row.children.map((cell) =>
      withoutNeedlessEscapes(state.handle(cell, row, state, { ...info, before: '|', after: '|' }), cell),
    ),
  );
  return markdownTable(rows, { align: table.align ?? [] });
}

/** Adds the checkbox of a task. */
function writeParagraph(paragraph: Paragraph, ...[parent, state, info]: HandleContext): string {
  const isTask = parent?.type === 'listItem' && parent.checked !== null && parent.children[0] === paragraph;
  const box = isTask ? `[${parent.checked ? 'x' : ' '}] ` : '';
  return box + withoutNeedlessEscapes(defaultHandlers.paragraph(paragraph, parent, state, info), paragraph);
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
