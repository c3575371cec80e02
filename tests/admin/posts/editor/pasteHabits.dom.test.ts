import fc from 'fast-check';
import type { Nodes, PhrasingContent } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { htmlToMarkdown } from '#src/admin/posts/editor/paste/htmlToMarkdown.ts';
import { remarkPlugins } from '#src/features/posts/markdown/remarkPlugins.ts';
import { type Block, type List, type Piece, pastedDocument } from './pastedDocument.ts';
import { programHtml, programs, url } from './programHtml.ts';

const reader = unified().use(remarkParse).use(remarkPlugins);

/** Text, followed by the format of each letter; spaces and punctuation at the edge may have changed sides. */
type Line = { text: string; letters: string[] };

function lineOf(pieces: readonly Piece[]): Line {
  const text = pieces.map((piece) => piece.text).join('');
  const letters = pieces.flatMap(({ text: part, marks }) =>
    lettersOf(
      part,
      marks.map((mark) => (mark === 'link' ? url : mark)),
    ),
  );
  return { text: plain(text), letters };
}

function readLine(nodes: readonly PhrasingContent[], marks: readonly string[] = []): Line {
  const lines = nodes.map((node): Line => {
    if ('children' in node)
      return readLine(node.children, [...marks, node.type === 'link' ? node.url : node.type]);
    const value = 'value' in node ? node.value : ' ';
    const own = node.type === 'inlineCode' ? [...marks, node.type] : marks;
    return { text: value, letters: lettersOf(value, own) };
  });
  return {
    text: plain(lines.map(({ text }) => text).join('')),
    letters: lines.flatMap(({ letters }) => letters),
  };
}

function lettersOf(text: string, marks: readonly string[]): string[] {
  return [...text]
    .filter((letter) => /[\p{L}\p{N}]/u.test(letter))
    .map((letter) => `${letter} ${[...marks].sort().join(' ')}`);
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Both sides in the same words. */
function expected(block: Block): unknown {
  if (block.kind === 'table') return { table: block.rows.map((row) => row.map(lineOf)) };
  if (block.kind === 'list') return expectedList(block);
  return block.kind === 'heading' ? { heading: block.level, ...lineOf(block.pieces) } : lineOf(block.pieces);
}

function expectedList({ isOrdered, start, items }: List): unknown {
  return {
    list: isOrdered ? start : 'bullets',
    items: items.map(({ pieces, list }) => [lineOf(pieces), ...(list ? [expectedList(list)] : [])]),
  };
}

function read(node: Nodes): unknown {
  if (node.type === 'table')
    return { table: node.children.map((row) => row.children.map((cell) => readLine(cell.children))) };
  if (node.type === 'list')
    return {
      list: node.ordered ? node.start : 'bullets',
      items: node.children.map((item) => item.children.map(read)),
    };
  if (node.type === 'heading') return { heading: node.depth, ...readLine(node.children) };
  return node.type === 'paragraph' ? readLine(node.children) : node;
}

/** `PASTE_RUNS` tries more and different documents during development. */
const { PASTE_RUNS } = process.env;
const runs = PASTE_RUNS ? { numRuns: Number(PASTE_RUNS) } : { numRuns: 25, seed: 1 };

describe('Any document', () => {
  it.each(programs)('keeps its structure, words and formats when it is pasted from %s', async (program) => {
    await fc.assert(
      fc.asyncProperty(pastedDocument, async (blocks) => {
        const { markdown } = await htmlToMarkdown(programHtml(program, blocks));
        expect(reader.parse(markdown).children.map(read), markdown).toEqual(blocks.map(expected));
        expect(markdown).not.toMatch(/&#|\u00a0/);
      }),
      runs,
    );
  });
});
