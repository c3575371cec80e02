import type { Element } from 'hast';
import { languageOf } from './codeBlocks.ts';
import { attribute, classesOf, element, isElement, styleOf } from './htmlTree.ts';
import { linkTo } from './links.ts';
import { isFinishedTask } from './tasks.ts';

/** How the surrounding elements format a piece of text. */
export const plain = {
  /** `strong`, `em`, `del`, and `a` followed by its properties as JSON. */
  marks: [] as readonly string[],
  /** The marks that are part of a block's style if all its words have them. */
  look: [] as readonly string[],
  code: '' as 'element' | 'font' | '',
  /** The language of code blocks. */
  language: '',
  script: '' as 'sup' | 'sub' | '',
  /** Whether line breaks and spaces of the source are displayed. */
  keepsSpace: false,
  /** Whether its font size is 0. */
  isUnseen: false,
  /** Whether code stays inline, as in items, cells and headings. */
  isLine: false,
};

export type Format = typeof plain;

export function formatOf(node: Element, outer: Format): Format {
  const space = styleOf(node, 'white-space') || styleOf(node, 'white-space-collapse');
  const isHeading = /^(th|h\d)$/.test(node.tagName);
  return {
    marks: marksOf(node, outer.marks),
    // Programs strike through finished tasks, which the checkbox already shows.
    look: isHeading ? ['strong', 'em'] : isFinishedTask(node) ? ['del'] : outer.look,
    code: codeOf(node, outer.code),
    language: languageOf(classesOf(node)) || outer.language,
    script: scriptOf(node, outer.script),
    keepsSpace:
      stated(space, /^(pre|break)/, /^(normal|nowrap|collapse)/) ?? (outer.keepsSpace || isCodeBlock(node)),
    isUnseen: stated(styleOf(node, 'font-size'), /^0(px|pt|em|rem|%)?$/, /./) ?? outer.isUnseen,
    isLine: outer.isLine || isHeading || isElement(node, 'li', 'td'),
  };
}

/** @returns `undefined` if the style matches neither pattern */
function stated(value: string, yes: RegExp, no: RegExp): boolean | undefined {
  if (yes.test(value)) return true;
  return no.test(value) ? false : undefined;
}

function marksOf(node: Element, outer: Format['marks']): Format['marks'] {
  // Quotes and captions have their own style.
  const styled = isElement(node, 'blockquote', 'figcaption') ? element('div') : node;
  const font = styleOf(styled, 'font');
  const weight = styleOf(styled, 'font-weight') || (/\bbold\b/.exec(font)?.[0] ?? '');
  const slant = styleOf(styled, 'font-style') || (/\bitalic\b/.exec(font)?.[0] ?? '');
  const lines = styleOf(node, 'text-decoration') + styleOf(node, 'text-decoration-line');
  const isStruck = isElement(node, 's', 'strike', 'del') || /line-through/.test(lines);
  const link = isElement(node, 'a') ? linkTo(node) : undefined;
  const own: Readonly<Record<string, boolean | undefined>> = {
    strong: stated(weight, bold, regular) ?? (isElement(node, 'b', 'strong') || undefined),
    em: stated(slant, italic, regular) ?? (isElement(node, 'i', 'em', 'var', 'dfn') || undefined),
    del: isStruck || undefined,
  };
  const inherited = outer.filter((mark) => own[mark] !== false && !(link && mark.startsWith('a ')));
  const added = Object.keys(own).filter((mark) => own[mark] && !inherited.includes(mark));
  return [...inherited, ...added, ...(link ? [`a ${JSON.stringify(link)}`] : [])];
}

const bold = /^(bold|[6-9]\d\d|1000)/;
const italic = /^(italic|oblique)/;
const regular = /^(normal|lighter|[1-5]\d\d)/;

function scriptOf(node: Element, outer: Format['script']): Format['script'] {
  const place = styleOf(node, 'vertical-align');
  const [script] = /^(?:sup|sub)/.exec(place || node.tagName) ?? [];
  return script ? (script as Format['script']) : place === 'baseline' ? '' : outer;
}

function codeOf(node: Element, outer: Format['code']): Format['code'] {
  if (outer === 'element' || isElement(node, 'code', 'kbd', 'samp', 'tt')) return 'element';
  if (isCodeBlock(node)) return 'font';
  const family =
    styleOf(node, 'font-family') || styleOf(node, 'font') || attribute(node, 'face').toLowerCase();
  if (family === '' || /^inherit/.test(family)) return outer;
  const isEditor = styleOf(node, 'white-space') === 'pre' && family.endsWith('monospace');
  return isEditor || monospaced.test(family.split(',')[0] ?? '') ? 'font' : '';
}

/** Code blocks of Evernote and Quill, with a `div` for each line. */
function isCodeBlock(node: Element): boolean {
  return styleOf(node, '--en-codeblock') === 'true' || /\bql-code-block\b/.test(classesOf(node));
}

const monospaced =
  /mono(?!t|spaced ?number)|courier|consolas|menlo|monaco|cascadia|fira code|source code|inconsolata|hack\b|sans typewriter|lucida console/;
