import type { ElementContent, Root as HtmlRoot } from 'hast';
import { fromDom } from 'hast-util-from-dom';
import type { FootnoteReference, Root } from 'mdast';
import rehypeRemark from 'rehype-remark';
import { unified } from 'unified';
import { fromCodeTables } from './html/codeBlocks.ts';
import { convertFootnotes } from './html/footnotes.ts';
import { formatBlocks } from './html/formatBlocks.ts';
import { lowerHeadings } from './html/headings.ts';
import { isBlock, isElement, textOf } from './html/htmlTree.ts';
import { joinLists } from './html/lists.ts';
import { fromMath } from './html/math.ts';
import { simplifyHtml } from './html/plainHtml.ts';
import { inlineStyleRules } from './html/styleRules.ts';
import { flattenTables, lineOf } from './html/tables.ts';
import { markdownText } from './markdownText.ts';
import { type PictureSource, takePictures } from './pastedPictures.ts';
import { fromGoogleDocs } from './programs/googleDocs.ts';
import { fromJoplin } from './programs/joplin.ts';
import { fromNotion } from './programs/notion.ts';
import { fromWord, joinQuotes } from './programs/word.ts';
import { fromWordOnline } from './programs/wordOnline.ts';

export type Pasted = {
  /** Contains a marker for each image to upload. */
  markdown: string;
  /** Whether it belongs inside a line, as words or one paragraph do; then `spaces` go around it. */
  isInline: boolean;
  spaces: { before: string; after: string };
  pictures: readonly PictureSource[];
  /** Of each image, empty if the source has none. */
  descriptions: readonly string[];
  /** How many images have neither a file nor a lasting URL, and were left out. */
  missing: number;
};

const withoutPictures = {
  spaces: { before: '', after: '' },
  pictures: [],
  descriptions: [],
  missing: 0,
} satisfies Partial<Pasted>;

type PasteContext = {
  /** The language of code copied from an editor; a single line becomes code within the text. */
  language?: string;
  /** The same text as RTF, which holds the images that Word names only by their paths. */
  rtf?: string;
  /** Whether to write all of it in one line, for a table cell. */
  isLine?: boolean;
  /** The number of the first footnote, after those of the text. */
  firstNote?: number;
};

/** What gives a program away in the HTML it copies, and the function that turns its quirks into plain HTML. */
const sources: readonly { marks: RegExp; normalize(tree: HtmlRoot): void }[] = [
  { marks: /\bmso-|Mso[A-Z]|urn:schemas-microsoft-com/, normalize: fromWord },
  // Some browsers and mail programs drop Word's marks, but keep the many spaces behind a bullet or number.
  { marks: /font: 7pt (&quot;|")Times|>\s*([·•§o]|\(?\w{1,3}[.)])(&nbsp;|\u00a0){3}/, normalize: fromWord },
  { marks: /LibreOffice|OpenOffice/, normalize: joinQuotes },
  { marks: /\b(NormalTextRun|TextRun|OutlineElement|EOP)\b|data-ccp-/, normalize: fromWordOnline },
  { marks: /docs-internal-guid|docs\.google\.com|data-sheets-/, normalize: fromGoogleDocs },
  { marks: /joplin-editable/, normalize: fromJoplin },
  { marks: /<!-- notionvc/, normalize: fromNotion },
  { marks: /<math|MathJax|mwe-math/, normalize: fromMath },
  { marks: /blob-code|hljs-ln|syntaxhighlighter/, normalize: fromCodeTables },
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

/** Above this length, the conversion takes longer than a keystroke may. */
const longHtml = 200_000;

/**
 * Recognizes the program that the HTML comes from, turns its quirks into plain HTML, and that into Markdown. Pauses between
 * the steps of a long conversion, so that the page stays responsive.
 */
export async function htmlToMarkdown(html: string, context: PasteContext = {}): Promise<Pasted> {
  const { rtf = '', language = '', isLine = false, firstNote = 1 } = context;
  const pause = () => html.length > longHtml && new Promise((resolve) => setTimeout(resolve));
  await pause();
  const template = document.createElement('template');
  template.innerHTML = html;
  inlineStyleRules(template.content);
  await pause();
  const tree = fromDom(template.content) as HtmlRoot;
  const typed = typedMarkdown(tree);
  if (typed !== '') return { ...withoutPictures, markdown: typed, isInline: false };
  await pause();
  for (const { marks, normalize } of sources) if (marks.test(html)) normalize(tree);
  await pause();
  simplifyHtml(tree);
  convertFootnotes(tree, firstNote);
  joinLists(tree);
  const { sources: pictures, descriptions, missing } = takePictures(tree, rtf);
  await pause();
  // Without these, two words would run together.
  const words = tree.children.some(isBlock) ? '' : textOf(tree);
  const spaces = { before: /^[ \u00a0]/.test(words) ? ' ' : '', after: /[ \u00a0]$/.test(words) ? ' ' : '' };
  formatBlocks(tree, language);
  await pause();
  lowerHeadings(tree);
  flattenTables(tree);
  if (isLine) tree.children = lineOf(tree.children as ElementContent[]);
  const texts: string[] = [];
  const isInline =
    !tree.children.some(isBlock) || (tree.children.length === 1 && isElement(tree.children[0], 'p'));
  for (const children of partsOf(tree)) {
    await pause();
    texts.push(markdownText(converter.runSync({ ...tree, children }) as Root, isLine));
  }
  return { markdown: texts.join('\n\n'), isInline, spaces, pictures, descriptions, missing };
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
