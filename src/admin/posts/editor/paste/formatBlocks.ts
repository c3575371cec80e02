import type { Element, ElementContent, Parents } from 'hast';
import { codeElement, joinedCodeLines, languageOf } from './codeBlocks.ts';
import {
  attribute,
  classesOf,
  descendants,
  element,
  isBlock,
  isElement,
  styleOf,
  textOf,
} from './htmlTree.ts';
import { formattedText, isBreak, isWord, paragraphsOf, type Run, without } from './inlineText.ts';
import { linkTo } from './links.ts';
import { isFinishedTask } from './lists.ts';
import { type Script, scriptDelimiters, scriptLetters } from './scriptText.ts';

const plain = {
  marks: new Set() as Run['marks'],
  code: '' as 'element' | 'font' | '',
  /** The language of code blocks. */
  language: '',
  script: '' as Script | '',
  /** Whether line breaks and spaces of the source are displayed. */
  keepsSpace: false,
  /** Whether its letters have the size 0. */
  isUnseen: false,
  /** Headings and header cells have a look of their own; in items and cells, code stays in its line. */
  block: '' as 'heading' | 'line' | '',
  /** Programs strike through finished tasks, which the checkbox says already. */
  isDone: false,
};

type Format = typeof plain;

/**
 * Turns styles into elements. Each block then has either text or blocks; empty blocks are gone, and paragraphs in a
 * monospaced font are code.
 */
export function formatBlocks(tree: Parents, language: string): void {
  const blocks = joinedCodeLines(formatted(tree, { ...plain, language }), language);
  const [code] = blocks;
  const isOneLine = blocks.length === 1 && isElement(code, 'pre') && !textOf(code).includes('\n');
  tree.children = language !== '' && isOneLine ? code.children : blocks;
}

function formatted(parent: Parents, format: Format): ElementContent[] {
  const blocks: ElementContent[] = [];
  let runs: Run[] = [];
  function endText() {
    if (runs.length > 0) blocks.push(...paragraphs(parent, runs, format));
    runs = [];
  }
  function add(nodes: readonly ElementContent[], outer: Format) {
    for (const node of nodes) {
      if (node.type === 'text' && !outer.isUnseen) runs.push(...textRuns(node.value, outer));
      if (node.type !== 'element') continue;
      const block = blockOf(node, outer);
      if (isElement(node, ...leaves)) runs.push({ node, marks: outer.marks });
      else if (block) {
        endText();
        blocks.push(...formattedBlock(block, formatOf(node, outer)));
      } else {
        const inner = formatOf(node, outer);
        const delimiters =
          inner.script && !outer.script ? scriptDelimiters(textOf(node), inner.script) : null;
        if (delimiters) inner.script = '';
        // Adds no `^` or `_` if the whole paragraph is raised or lowered.
        const { before = '', after = '' } = (runs.some(isWord) && delimiters) || {};
        runs.push(...textRuns(before, outer));
        add(node.children, inner);
        runs.push(...textRuns(after, outer));
      }
    }
  }
  add(parent.children as ElementContent[], format);
  endText();
  const [first] = blocks;
  return blocks.length === 1 && isElement(first, 'p') && first.properties.isText ? first.children : blocks;
}

/** What is a block, or is shown as one: lines of code, or the `span` with which chat programs separate paragraphs. */
function blockOf(node: Element, outer: Format): Element | null {
  if (isBlock(node)) return node;
  const isCode = isElement(node, 'code');
  const hasLines = () => formatOf(node, outer).keepsSpace && textOf(node).trim().includes('\n');
  if (isCode && (descendants(node, 'br').length > 0 || hasLines())) return element('pre', [node]);
  const isShown = /^(block|flex|grid|list-item|table$)/.test(styleOf(node, 'display'));
  return isShown ? element('div', node.children) : null;
}

/** Elements without text of their own. */
const leaves = ['br', 'img', 'input', 'footnote'] as const;

function formattedBlock(block: Element, format: Format): ElementContent[] {
  if (block.tagName === 'hr') return [block];
  if (block.tagName === 'pre') return [codeElement(block, format.language)];
  const children = formatted(block, format);
  // A paragraph gives way to those that it was split into, or to its code.
  if (
    isElement(block, 'p', 'div') &&
    children.some((child) => isBlock(child) || isElement(child, 'codeline'))
  )
    return children;
  const kept = joinedCodeLines(children, format.language);
  const isImage = /^h\d$/.test(block.tagName) && textOf(block).trim() === '';
  const { tagName } = isImage ? { tagName: 'p' } : block;
  return kept.length > 0 || isElement(block, 'td', 'th') ? [{ ...block, tagName, children: kept }] : [];
}

/** The paragraphs of the text between two blocks. */
function paragraphs(parent: Parents, runs: readonly Run[], format: Format): ElementContent[] {
  const words = runs.filter(isWord);
  const isField = words.length > 0 && words.every(({ node }) => isElement(node, 'input'));
  if (isField && !isElement(parent, 'li')) return [];
  const isEmptyLine = words.length === 0 && (runs.some(isBreak) || isElement(parent, 'p'));
  const isLine =
    words.length > 0 && words.every(isCode) && format.block === '' && isElement(parent, 'p', 'div');
  if (isEmptyLine || isLine) return [codeLine(runs)];
  const parts = splitAtCode(runs);
  if (parts.length > 1) return parts.flatMap((part) => paragraphs(parent, part, format));
  if (words.length > 0 && words.every(isCode) && runs.some(isBreak)) return [codeLine(runs)];
  const text = format.block === 'heading' ? inHeading(runs, words) : runs;
  return paragraphsOf(text).map((paragraph) => element('p', formattedText(paragraph), { isText: true }));
}

function codeLine(runs: readonly Run[]): Element {
  const value = runs
    .map(({ code, node }) => code ?? (node.type === 'text' ? node.value : isElement(node, 'br') ? '\n' : ''))
    .join('')
    .replace(/\n$/, '');
  return element('codeline', [{ type: 'text', value }]);
}

function isCode({ code }: Run): boolean {
  return code !== undefined;
}

/** Separates text from code, which takes at least two lines in a row. */
function splitAtCode(runs: readonly Run[]): Run[][] {
  const lines: Run[][] = [[]];
  for (const run of runs) {
    if (isBreak(run)) lines.push([run]);
    else lines.at(-1)?.push(run);
  }
  const isCodeLine = lines.map((line) => line.some(isWord) && line.filter(isWord).every(isCode));
  const parts: { isCode: boolean; runs: Run[] }[] = [];
  for (const [index, line] of lines.entries()) {
    const isBlock = Boolean(isCodeLine[index] && (isCodeLine[index - 1] || isCodeLine[index + 1]));
    const part = parts.at(-1);
    if (part?.isCode === isBlock) part.runs.push(...line);
    else parts.push({ isCode: isBlock, runs: index > 0 ? line.slice(1) : line });
  }
  return parts.map((part) => part.runs);
}

function inHeading(runs: readonly Run[], words: readonly Run[]): readonly Run[] {
  const look = ['strong', 'em'].filter((mark) => words.every(({ marks }) => marks.has(mark)));
  return runs.map((run) => ({
    ...run,
    node: isBreak(run) ? { type: 'text', value: ' ' } : run.node,
    marks: without(run.marks, look),
  }));
}

function textRuns(source: string, format: Format): Run[] {
  const { code, script, keepsSpace } = format;
  const value = source.replace(/[\u200b\ufeff\u00ad\u2060\ue000-\uf8ff]/g, '');
  const marks = code === '' ? format.marks : changed(format.marks, 'code', true);
  const lines = keepsSpace ? value.split('\n') : [value];
  return lines.flatMap((line, index): Run[] => {
    const raw = keepsSpace ? line : line.replace(/[ \t\r\n]+/g, ' ');
    const text = script === '' ? line : scriptLetters(line, script);
    const own = code === 'font' ? { code: raw } : {};
    const run: Run = { node: { type: 'text', value: text.replaceAll('\u00a0', ' ') }, marks, ...own };
    const lineBreak: Run = { node: element('br'), marks, ...(code === 'font' && { code: '\n' }) };
    return [...(index > 0 ? [lineBreak] : []), ...(line === '' ? [] : [run])];
  });
}

function formatOf(node: Element, outer: Format): Format {
  // Quotes and captions have a look of their own, too.
  const styled = isElement(node, 'blockquote', 'figcaption') ? element('div') : node;
  const font = styleOf(styled, 'font');
  const weight = styleOf(styled, 'font-weight') || (/\bbold\b/.exec(font)?.[0] ?? '');
  const slant = styleOf(styled, 'font-style') || (/\bitalic\b/.exec(font)?.[0] ?? '');
  const space = styleOf(node, 'white-space') || styleOf(node, 'white-space-collapse');
  const isDone = outer.isDone || isFinishedTask(node);
  let { marks } = outer;
  marks = changed(
    marks,
    'strong',
    stated(weight, bold, regular) ?? (isElement(node, 'b', 'strong') || undefined),
  );
  marks = changed(
    marks,
    'em',
    stated(slant, italic, regular) ?? (isElement(node, 'i', 'em', 'var', 'dfn') || undefined),
  );
  const lines = styleOf(node, 'text-decoration') + styleOf(node, 'text-decoration-line');
  const isStruck = isElement(node, 's', 'strike', 'del') || /line-through/.test(lines);
  if (isStruck && !isDone) marks = changed(marks, 'del', true);
  if (isElement(node, 'a')) marks = linked(marks, linkTo(node));
  return {
    marks,
    code: codeOf(node, outer),
    language: languageOf(classesOf(node)) || outer.language,
    script: scriptOf(node, outer),
    keepsSpace:
      stated(space, /^(pre|break)/, /^(normal|nowrap|collapse)/) ?? (outer.keepsSpace || isCodeBlock(node)),
    isUnseen: stated(styleOf(node, 'font-size'), /^0(px|pt|em|rem|%)?$/, /./) ?? outer.isUnseen,
    block: /^(th|h\d)$/.test(node.tagName) ? 'heading' : isElement(node, 'li', 'td') ? 'line' : outer.block,
    isDone,
  };
}

const bold = /^(bold|[6-9]\d\d|1000)/;
const italic = /^(italic|oblique)/;
const regular = /^(normal|lighter|[1-5]\d\d)/;

/** `undefined` if the style says neither. */
function stated(value: string, yes: RegExp, no: RegExp): boolean | undefined {
  if (yes.test(value)) return true;
  return no.test(value) ? false : undefined;
}

function changed(marks: Run['marks'], mark: string, isOn: boolean | undefined): Run['marks'] {
  if (isOn === undefined || isOn === marks.has(mark)) return marks;
  return new Set(isOn ? [...marks, mark] : [...marks].filter((one) => one !== mark));
}

function linked(marks: Run['marks'], properties: Element['properties'] | undefined): Run['marks'] {
  const others = [...marks].filter((mark) => !mark.startsWith('a '));
  return properties ? new Set([...others, `a ${JSON.stringify(properties)}`]) : marks;
}

function scriptOf(node: Element, outer: Format): Format['script'] {
  const place = styleOf(node, 'vertical-align');
  const [script] = /^(?:sup|sub)/.exec(place || node.tagName) ?? [];
  return script ? (script as Script) : place === 'baseline' ? '' : outer.script;
}

function codeOf(node: Element, outer: Format): Format['code'] {
  if (outer.code === 'element' || isElement(node, 'code', 'kbd', 'samp', 'tt')) return 'element';
  if (isCodeBlock(node)) return 'font';
  const family =
    styleOf(node, 'font-family') || styleOf(node, 'font') || attribute(node, 'face').toLowerCase();
  if (family === '' || /^inherit/.test(family)) return outer.code;
  const isEditor = styleOf(node, 'white-space') === 'pre' && family.endsWith('monospace');
  return isEditor || monospaced.test(family.split(',')[0] ?? '') ? 'font' : '';
}

/** Code blocks of Evernote and Quill, with a `div` for each line. */
function isCodeBlock(node: Element): boolean {
  return styleOf(node, '--en-codeblock') === 'true' || /\bql-code-block\b/.test(classesOf(node));
}

const monospaced =
  /mono(?!t)|courier|consolas|menlo|monaco|cascadia|fira code|source code|inconsolata|hack\b|typewriter|lucida console/;
