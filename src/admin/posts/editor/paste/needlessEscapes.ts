import type { Nodes, Parents } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { isTooComplex } from '#src/features/posts/markdown/complexity.ts';
import { remarkPlugins } from '#src/features/posts/markdown/remarkPlugins.ts';

const parser = unified().use(remarkPlugins).use(remarkParse);

/** The library escapes whatever could be Markdown. Drops the escapes that the article does not need. */
export function withoutNeedlessEscapes(written: string): string {
  // Each reading would take seconds, and the article shows such text as typed.
  if (isTooComplex(written)) return written;
  // In code, a backslash is an ordinary character.
  const escaped = written.includes('`') ? written : written.replace(meaningless, '$1$2$3');
  // In a cell, a backslash before a pipe needs both of its escapes.
  const escapes = [...escaped.matchAll(escaping)].filter(([one]) => one !== String.raw`\\\|`);
  if (escapes.length === 0) return escaped;
  const reading = readingOf(parser.parse(written));
  const isSame = (needless: Escapes) => readingOf(parser.parse(unescaped(escaped, needless))) === reading;
  return unescaped(escaped, needlessOf(escapes, isSame));
}

/** The parentheses of a URL go together. */
const escaping = /\\\\\\\||\\\([^\\()\s]*\\\)|\\[!-/:-@[-`{}~]|&#x([\dA-F]+);/g;

type Escapes = readonly RegExpExecArray[];

/** Tries all of them, then each half, the later one first. Smaller parts than a 32nd of a long text would take too long. */
function needlessOf(
  escapes: Escapes,
  isSame: (needless: Escapes) => boolean,
  known: Escapes = [],
  depth = 5,
): Escapes {
  const all = [...escapes, ...known];
  if (isSame(all)) return all;
  if (escapes.length === 1 || depth === 0) return known;
  const middle = Math.floor(escapes.length / 2);
  const later = needlessOf(escapes.slice(middle), isSame, known, depth - 1);
  return needlessOf(escapes.slice(0, middle), isSame, later, depth - 1);
}

/** `_` within a word, `&` outside a character reference, and `[` outside a link: usually, nothing else needs checking. */
const meaningless =
  /(?<=[a-z\d])\\(_)(?=[a-z\d])|(?<!\\)\\(&)(?!#?\w+;)|(?<=[^\\\n])\\(\[)(?=[^\]\\^]*\](?![([:]))/gi;

function unescaped(text: string, escapes: Escapes): string {
  return escapes.reduceRight((shorter, { 0: written, 1: code, index }) => {
    const plain = code ? String.fromCodePoint(Number.parseInt(code, 16)) : written.replace(/\\(.)/g, '$1');
    return shorter.slice(0, index) + plain + shorter.slice(index + written.length);
  }, text);
}

/** What readers see of a node. Raw HTML is shown as text, and bare URLs become links. */
function readingOf(node: Nodes, parent?: Parents): string {
  if (node.type === 'text' || (node.type === 'html' && parent?.type !== 'root')) return node.value;
  const inner = 'children' in node ? node.children.map((child) => readingOf(child, node)).join('') : '';
  if (node.type === 'link' && node.url.endsWith(inner)) return inner;
  return `${JSON.stringify({ ...node, position: null, children: null })}${inner}</>`;
}
