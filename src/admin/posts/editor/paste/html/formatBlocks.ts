import type { Element, ElementContent, Parents } from 'hast';
import { codeElement } from './codeBlocks.ts';
import { codeLine, isCode, joinedCodeLines, splitAtCode } from './codeLines.ts';
import { type Format, formatOf, plain } from './format.ts';
import { descendants, element, isBlank, isBlock, isElement, styleOf, textOf } from './htmlTree.ts';
import { formattedText, isBreak, isWord, paragraphsOf, type Run, without } from './inlineText.ts';
import { scriptDelimiters, scriptLetters } from './scriptText.ts';
import { lineOf } from './tables.ts';

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
    const shown = parent.type === 'root' ? nodes.filter((node) => !isBlank(node)) : [];
    const areCustom = shown.length > 1 && shown.every(isCustom);
    for (const node of nodes) {
      if (node.type === 'text' && !outer.isUnseen) runs.push(...textRuns(node.value, outer));
      if (node.type !== 'element') continue;
      const inner = formatOf(node, outer);
      const block = areCustom ? element('div', node.children) : blockOf(node, inner);
      if (isElement(node, ...leaves)) runs.push({ node, marks: outer.marks });
      else if (block) {
        endText();
        blocks.push(...formattedBlock(block, inner));
      } else {
        const delimiters =
          inner.script && !outer.script ? scriptDelimiters(textOf(node), inner.script) : null;
        // Adds no `^` or `_` if the whole paragraph is raised or lowered.
        const { before = '', after = '' } = (runs.some(isWord) && delimiters) || {};
        runs.push(...textRuns(before, outer));
        add(node.children, delimiters ? { ...inner, script: '' } : inner);
        runs.push(...textRuns(after, outer));
      }
    }
  }
  add(parent.children as ElementContent[], format);
  endText();
  const [first] = blocks;
  return blocks.length === 1 && isElement(first, 'p') && first.properties.isText ? first.children : blocks;
}

/** Elements that have no text. */
const leaves = ['br', 'img', 'input', 'footnote'] as const;

/**
 * A custom element, such as `<x-line>`. If all blocks are custom elements, they are paragraphs, even if their style wasn't
 * copied.
 */
function isCustom(node: ElementContent): boolean {
  return node.type === 'element' && node.tagName.includes('-');
}

/** What is a block, or is shown as one: lines of code, or the `span` with which chat programs separate paragraphs. */
function blockOf(node: Element, format: Format): Element | null {
  if (isBlock(node)) return node;
  const hasLines = () => format.keepsSpace && textOf(node).trim().includes('\n');
  if (isElement(node, 'code') && (descendants(node, 'br').length > 0 || hasLines()))
    return element('pre', [node]);
  const isShown = /^(block|flex|grid|list-item|table$)/.test(styleOf(node, 'display'));
  // Slack's separator: only Chromium copies its style.
  return isShown || node.properties.dataStringifyType === 'paragraph-break'
    ? element('div', node.children)
    : null;
}

function formattedBlock(block: Element, format: Format): ElementContent[] {
  if (block.tagName === 'hr') return [block];
  if (block.tagName === 'pre') return [codeElement(block, format.language)];
  const children = formatted(block, format);
  const isSplit = children.some((child) => isBlock(child) || isElement(child, 'codeline'));
  // Replace a paragraph with those that it was split into, or with its code.
  if (isSplit && isElement(block, 'p', 'div')) return children;
  const kept = joinedCodeLines(children, format.language);
  if (kept.length === 0 && !isElement(block, 'td', 'th')) return [];
  if (!/^h\d$/.test(block.tagName)) return [{ ...block, children: kept }];
  const isImage = textOf(block).trim() === '';
  return [{ ...block, tagName: isImage ? 'p' : block.tagName, children: lineOf(kept) }];
}

/** The paragraphs of the text between two blocks. */
function paragraphs(parent: Parents, runs: readonly Run[], format: Format): ElementContent[] {
  const words = runs.filter(isWord);
  const isField = words.length > 0 && words.every(({ node }) => isElement(node, 'input'));
  if (isField && !isElement(parent, 'li')) return [];
  const isEmptyLine = words.length === 0 && (runs.some(isBreak) || isElement(parent, 'p'));
  const isAlone = !format.isLine && isElement(parent, 'p', 'div');
  const isLine = words.length > 0 && words.every(isCode) && (isAlone || runs.some(isBreak));
  if (isEmptyLine || isLine) return [codeLine(runs)];
  const parts = splitAtCode(runs);
  if (parts.length > 1) return parts.flatMap((part) => paragraphs(parent, part, format));
  const look = format.look.filter((mark) =>
    words.every(({ node, marks }) => marks.includes(mark) || isElement(node, 'input')),
  );
  const text = runs.map((run) => ({ ...run, marks: without(run.marks, look) }));
  return paragraphsOf(text).map((paragraph) => element('p', formattedText(paragraph), { isText: true }));
}

function textRuns(source: string, { marks, code, script, keepsSpace }: Format): Run[] {
  const value = source.replace(/[\u200b\ufeff\u00ad\u2060\ue000-\uf8ff]/g, '');
  const isFont = code === 'font';
  const lines = keepsSpace ? value.split('\n') : [isFont ? value.replace(/[ \t\r\n]+/g, ' ') : value];
  const format = { marks: code === '' ? marks : [...marks, 'code'], isCode: isFont };
  return lines.flatMap((line, index): Run[] => {
    const text = script === '' ? line : scriptLetters(line, script);
    const run: Run = { node: { type: 'text', value: text.replaceAll('\u00a0', ' ') }, ...format };
    return [...(index > 0 ? [{ node: element('br'), marks }] : []), ...(line === '' ? [] : [run])];
  });
}
