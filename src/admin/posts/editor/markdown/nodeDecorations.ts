import { searchPanelOpen } from '@codemirror/search';
import type { Range } from '@codemirror/state';
import { Decoration, type EditorView } from '@codemirror/view';
import type { SyntaxNodeRef } from '@lezer/common';
import { ImageWidget, imageIn } from './ImageWidget.ts';
import { endWithSpace } from './lineMarks.ts';
import { linkParts } from './markdownLanguage.ts';

type DecoratedNode = {
  view: EditorView;
  node: SyntaxNodeRef;
  from: number;
  to: number;
  ranges: Range<Decoration>[];
};

/** @returns `false` to leave out the nodes inside */
export function decorateNode(decorated: DecoratedNode): boolean | undefined {
  const { view, node, ranges } = decorated;
  const line = lineClassOf(node.name);
  if (line !== undefined) decorateLines(decorated, line);
  const span = spanClasses[node.name];
  if (span !== undefined) ranges.push(span.range(node.from, node.to));
  if (node.name === 'ListMark') ranges.push(listMark.range(node.from, endWithSpace(view.state, node)));
  if (node.name === 'Image') return decorateImage(decorated);
  if (node.name === 'Link') decorateLink(decorated);
  if (node.name === 'Escape' && !isTouched(view, node)) ranges.push(hidden.range(node.from, node.from + 1));
  const parent = node.node.parent;
  if (parent && isSpanMark(node.name, parent.name)) decorateMark(decorated, isTouched(view, parent));
  if (node.name === 'CodeMark' && parent?.name === 'FencedCode') decorateMark(decorated, true);
  if (lineMarks.has(node.name)) decorateMark(decorated, isLineTouched(view, node));
  return undefined;
}

function lineClassOf(name: string): string | undefined {
  if (/Heading[12]$/.test(name)) return 'cm-heading';
  return /Heading[3-6]$/.test(name) ? 'cm-subheading' : lineClasses[name];
}

const lineClasses: Readonly<Record<string, string>> = {
  Blockquote: 'cm-quote',
  ListItem: 'cm-item',
  FencedCode: 'cm-code',
  CodeBlock: 'cm-code',
  Table: 'cm-table',
  HorizontalRule: 'cm-rule',
};

const spanClasses = Object.fromEntries(
  Object.entries({
    StrongEmphasis: 'cm-strong',
    Emphasis: 'cm-emphasis',
    Strikethrough: 'cm-deleted',
    InlineCode: 'cm-inlineCode',
    Autolink: 'cm-link',
    TaskMarker: 'cm-task',
    CodeInfo: 'cm-mark',
    TableDelimiter: 'cm-mark',
  }).map(([name, className]) => [name, Decoration.mark({ class: className })]),
);

function isSpanMark(name: string, parent: string): boolean {
  if (name === 'CodeMark') return parent === 'InlineCode';
  return (
    name === 'EmphasisMark' || name === 'StrikethroughMark' || (name === 'LinkMark' && parent === 'Autolink')
  );
}

const lineMarks = new Set(['HeaderMark', 'QuoteMark', 'HorizontalRule']);

const listMark = Decoration.mark({ class: 'cm-listMark' });
const hidden = Decoration.replace({});
const mark = Decoration.mark({ class: 'cm-mark' });
const link = Decoration.mark({ class: 'cm-link' });

function decorateMark({ view, node, ranges }: DecoratedNode, isShown: boolean): void {
  const isUnderline = node.name === 'HeaderMark' && node.node.parent?.name.startsWith('Setext');
  if (isShown || isUnderline) {
    ranges.push(mark.range(node.from, node.to));
    return;
  }
  const end = lineMarks.has(node.name) ? endWithSpace(view.state, node) : node.to;
  const last = ranges.at(-1);
  const isNext = last?.value === hidden && last.to === node.from;
  if (isNext) ranges.splice(-1, 1, hidden.range(last.from, end));
  else ranges.push(hidden.range(node.from, end));
}

function decorateLines({ view, node, ranges, from, to }: DecoratedNode, className: string): void {
  const { doc } = view.state;
  const depth = node.name === 'ListItem' ? depthOf(node) : 1;
  const attributes = depth > 1 ? { style: `--depth: ${depth}` } : undefined;
  const decoration = Decoration.line({ class: className, ...(attributes && { attributes }) });
  // Text that continues an item although it isn't indented, as the article shows it.
  const continued = Decoration.line({
    class: `${className} cm-continued`,
    ...(attributes && { attributes }),
  });
  let position = Math.max(doc.lineAt(node.from).from, doc.lineAt(from).from);
  const end = Math.min(node.to, to);
  while (position <= end) {
    const { text, to: lineEnd } = doc.lineAt(position);
    const isContinued = node.name === 'ListItem' && position > node.from && /^[^\s>]/.test(text);
    ranges.push((isContinued ? continued : decoration).range(position));
    position = lineEnd + 1;
  }
}

function depthOf({ node }: SyntaxNodeRef): number {
  let depth = 0;
  for (let item: typeof node | null = node; item; item = item.parent)
    if (item.name === 'ListItem') depth += 1;
  return depth;
}

function decorateLink({ view, node, ranges }: DecoratedNode): void {
  const words = linkParts(view.state, node.node);
  if (!words) return;
  ranges.push(link.range(node.from, node.to));
  const isEmpty = words.from === words.to;
  const decoration = isTouched(view, node) || isEmpty ? mark : hidden;
  ranges.push(decoration.range(node.from, words.from), decoration.range(words.to, node.to));
}

function decorateImage({ view, node, ranges }: DecoratedNode): false | undefined {
  const image = imageIn(view.state, node.node);
  if (!image) return undefined;
  const widget = new ImageWidget(image);
  if (isTouched(view, node)) {
    ranges.push(mark.range(node.from, node.to));
    ranges.push(Decoration.widget({ widget, side: 1 }).range(node.to));
  } else ranges.push(Decoration.replace({ widget }).range(node.from, node.to));
  return false;
}

type TextRange = { from: number; to: number };

function isTouched(view: EditorView, { from, to }: TextRange): boolean {
  if (!view.hasFocus && !searchPanelOpen(view.state)) return false;
  return view.state.selection.ranges.some((range) => range.from <= to && range.to >= from);
}

function isLineTouched(view: EditorView, { from, to }: TextRange): boolean {
  const { doc } = view.state;
  return isTouched(view, { from: doc.lineAt(from).from, to: doc.lineAt(to).to });
}
