import { defineLanguageFacet, ensureSyntaxTree, Language, syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';
import {
  type Input,
  NodeType,
  Parser,
  type PartialParse,
  type SyntaxNode,
  Tree,
  type TreeFragment,
} from '@lezer/common';
import { GFM, type InlineParser, type MarkdownConfig, parser, Strikethrough } from '@lezer/markdown';
import { isTooComplex } from '#src/features/posts/markdown/complexity.ts';
import { areMarksInWord } from '#src/features/posts/markdown/strongMarks.ts';

type ParseMarks = InlineParser['parse'];

/** The grammar's built-in rules aren't exported and are missing from its types. */
const { inlineNames, inlineParsers } = parser as unknown as {
  inlineNames: readonly string[];
  inlineParsers: readonly ParseMarks[];
};

/** Recognizes markers inside words, as articles do. */
const marksInWords: MarkdownConfig = {
  parseInline: [
    { name: 'Emphasis', parse: inWords(inlineParsers[inlineNames.indexOf('Emphasis')]) },
    { name: 'Strikethrough', parse: inWords(Strikethrough.parseInline?.[0]?.parse) },
  ],
};

const asterisk = 42;
const tilde = 126;

/** Wraps a rule so that it sees a letter in place of the punctuation beside the markers. */
function inWords(parse: ParseMarks = () => -1): ParseMarks {
  return (context, next, start) => {
    if (next !== asterisk && next !== tilde) return parse(context, next, start);
    let end = start + 1;
    while (context.char(end) === next) end += 1;
    const isInWord = areMarksInWord(
      context.slice(start, end),
      context.slice(start - 1, start),
      context.slice(end, end + 1),
    );
    const seen = isInWord ? Object.assign(Object.create(context), { slice: () => 'a' }) : context;
    return parse(seen, next, start);
  };
}

const grammar = parser.configure([GFM, marksInWords]);

/** Text too complex for an article stays unstyled, because parsing it would make every key lag. */
class BudgetParser extends Parser {
  createParse(input: Input, ...rest: [readonly TreeFragment[], readonly { from: number; to: number }[]]) {
    return isTooComplex(input.read(0, input.length))
      ? emptyParse(input.length)
      : grammar.createParse(input, ...rest);
  }
}

function emptyParse(length: number): PartialParse {
  const document = grammar.nodeSet.types.find(({ name }) => name === 'Document') ?? NodeType.none;
  return {
    parsedPos: length,
    stoppedAt: null,
    stopAt: () => undefined,
    advance: () => new Tree(document, [], [], length),
  };
}

/** Uses the bare grammar: CodeMirror's Markdown package would add HTML, CSS and JavaScript. */
export const markdownLanguage = new Language(defineLanguageFacet(), new BudgetParser(), [], 'markdown');

/** Parses up to this offset, for at most `maxMs`. */
export function treeUpTo(state: EditorState, offset: number, maxMs = 50): Tree {
  return ensureSyntaxTree(state, offset, maxMs) ?? syntaxTree(state);
}

/** @returns the innermost node of this name that contains the selection */
export function nodeAround(state: EditorState, name: string): SyntaxNode | null {
  const { from, to } = state.selection.main;
  const tree = treeUpTo(state, to);
  for (const side of [1, -1] as const) {
    let node: SyntaxNode | null = tree.resolveInner(from, side);
    while (node && !(node.name === name && node.from <= from && node.to >= to)) node = node.parent;
    if (node) return node;
  }
  return null;
}

/** The range of the words of a link or an image, and its URL; `undefined` if it has no URL, as a reference has none. */
export function linkParts(state: EditorState, node: SyntaxNode) {
  const urlNode = node.getChild('URL');
  const [open, close] = node.getChildren('LinkMark');
  if (!urlNode || !open || !close) return undefined;
  return { from: open.to, to: close.from, url: state.sliceDoc(urlNode.from, urlNode.to) };
}
