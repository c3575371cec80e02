import type { ElementContent, Root as HtmlRoot, Parents } from 'hast';
import { fromDom } from 'hast-util-from-dom';
import type { FootnoteReference, Root, RootContent } from 'mdast';
import rehypeRemark from 'rehype-remark';
import { unified } from 'unified';
import { convertFootnotes } from './footnotes.ts';
import { formatBlocks } from './formatBlocks.ts';
import { fromGoogleDocs } from './googleDocs.ts';
import { isBlock, isElement, textOf } from './htmlTree.ts';
import { fromJoplin } from './joplin.ts';
import { joinLists } from './lists.ts';
import { markdownText } from './markdownText.ts';
import { fromMath } from './math.ts';
import { type PictureSource, placePictures, takePictures } from './pastedPictures.ts';
import { simplifyHtml } from './plainHtml.ts';
import { inlineStyleRules } from './styleRules.ts';
import { flattenTables, lineOf } from './tables.ts';
import { fromWord } from './word.ts';
import { fromWordOnline } from './wordOnline.ts';

export type Pasted = {
  markdown: string;
  /** Whether it belongs inside a line, as words or one paragraph do; then `spaces` go around it. */
  isInline: boolean;
  spaces: { before: string; after: string };
  /** Images to upload. */
  pictures: readonly { source: PictureSource; position: number; isInline: boolean }[];
  /** How many images have neither a file nor a lasting URL, and were left out. */
  missing: number;
};

export type PasteContext = {
  /** Of code that is copied from an editor; one line of it is code within the text. */
  language?: string;
  /** The same text as RTF, which holds the images that Word names only by their paths. */
  rtf?: string;
  /** All in one line, for a table cell. */
  isLine?: boolean;
};

/** The marks that programs leave in what they copy, and what turns their habits into plain HTML. */
const sources: readonly { marks: RegExp; normalize(tree: HtmlRoot): void }[] = [
  { marks: /\bmso-|\bMso[A-Z]|urn:schemas-microsoft-com/, normalize: fromWord },
  { marks: /\b(NormalTextRun|TextRun|OutlineElement|EOP)\b|data-ccp-/, normalize: fromWordOnline },
  { marks: /docs-internal-guid|docs\.google\.com/, normalize: fromGoogleDocs },
  { marks: /joplin-editable/, normalize: fromJoplin },
  { marks: /<math|MathJax|mwe-math/, normalize: fromMath },
];

const converter = unified().use(rehypeRemark, {
  handlers: {
    footnote: (_, { properties: { id } }) => footnoteReference(String(id)),
    footnotetext: (state, note) => ({
      ...footnoteReference(String(note.properties.id)),
      type: 'footnoteDefinition',
      children: state.toFlow(state.all(note)),
    }),
  },
});

function footnoteReference(id: string): FootnoteReference {
  return { type: 'footnoteReference', identifier: id, label: id };
}

/** From this length on, the conversion takes longer than a key may. */
const longHtml = 200_000;

/**
 * Recognizes the program that the HTML comes from, turns its habits into plain HTML, and that into Markdown. If it is long, the
 * browser can work between the steps.
 */
export async function htmlToMarkdown(html: string, context: PasteContext = {}): Promise<Pasted> {
  const { rtf = '', language = '', isLine = false } = context;
  const pause = () => html.length > longHtml && new Promise((resolve) => setTimeout(resolve));
  await pause();
  const template = document.createElement('template');
  template.innerHTML = html;
  inlineStyleRules(template.content);
  await pause();
  const tree = fromDom(template.content) as HtmlRoot;
  const typed = typedMarkdown(tree);
  if (typed !== '')
    return { markdown: typed, isInline: false, spaces: { before: '', after: '' }, pictures: [], missing: 0 };
  await pause();
  for (const { marks, normalize } of sources) if (marks.test(html)) normalize(tree);
  await pause();
  simplifyHtml(tree);
  convertFootnotes(tree);
  joinLists(tree);
  await pause();
  const spaces = { before: spaceAt(tree, 0), after: spaceAt(tree, -1) };
  formatBlocks(tree, language);
  await pause();
  flattenTables(tree);
  if (isLine) tree.children = lineOf(tree.children as ElementContent[]);
  const { sources: images, missing } = takePictures(tree, rtf);
  const texts: string[] = [];
  let isInline = false;
  for (const children of partsOf(tree)) {
    await pause();
    const text = converter.runSync({ ...tree, children }) as Root;
    isInline = texts.length === 0 && isInLine(text);
    texts.push(markdownText(text, isLine));
  }
  return { ...placePictures(texts.join('\n\n'), images), isInline, spaces, missing };
}

/** Parts of about a hundred blocks. Each begins with a paragraph or heading, because other blocks may belong to the one before. */
function partsOf({ children }: HtmlRoot): HtmlRoot['children'][] {
  const parts: HtmlRoot['children'][] = [[]];
  for (const node of children) {
    if ((parts.at(-1)?.length ?? 0) >= 100 && isElement(node, 'p', 'h2', 'h3')) parts.push([]);
    parts.at(-1)?.push(node);
  }
  return parts;
}

/** Some chat programs copy Markdown as the text of one element. */
function typedMarkdown(tree: HtmlRoot): string {
  const nodes = tree.children.filter((node) => node.type !== 'text' && !isElement(node, 'meta', 'head'));
  const text =
    nodes.length === 1 &&
    isElement(nodes[0], 'span', 'div') &&
    nodes[0].children.every(({ type }) => type === 'text')
      ? textOf(nodes[0]).trim()
      : '';
  return /\n\n|\n[-*+\d]/.test(text) && /^(#{1,6} |> |[-*+] |1[.)] |```)/m.test(text) ? text : '';
}

function isInLine({ children }: Root): boolean {
  return children.every(isPhrasing) || (children.length === 1 && children[0]?.type === 'paragraph');
}

function isPhrasing({ type }: RootContent): boolean {
  return /^(text|strong|emphasis|delete|inlineCode|link|image|break|footnoteReference)$/.test(type);
}

/** @returns a space if the text of a line begins or ends with one; without it, two words would run together */
function spaceAt(parent: Parents, end: 0 | -1): string {
  const nodes = end === 0 ? parent.children : parent.children.toReversed();
  for (const node of nodes) {
    if (isBlock(node)) return '';
    const text =
      node.type === 'text' ? node.value : node.type === 'element' ? spaceAt(node, end) || textOf(node) : '';
    if (text !== '') return /[ \u00a0]/.test(text.at(end) ?? '') ? ' ' : '';
  }
  return '';
}
