import type { Element, ElementContent } from 'hast';
import { codeBlock } from './codeBlocks.ts';
import { element, isElement, textOf } from './htmlTree.ts';
import { isBreak, isWord, type Run } from './inlineText.ts';

export function isCode(run: Run): boolean {
  return run.isCode === true;
}

/** A paragraph marked as code only by its font, until it is joined with others. */
export function codeLine(runs: readonly Run[]): Element {
  const value = runs
    .map(({ node }) => (isElement(node, 'br') ? '\n' : textOf(node)))
    .join('')
    .replace(/\n$/, '');
  return element('codeline', [{ type: 'text', value }]);
}

/** Consecutive paragraphs of code become one block. */
export function joinedCodeLines(blocks: readonly ElementContent[], language: string): ElementContent[] {
  const joined: ElementContent[] = [];
  let lines: string[] = [];
  for (const block of [...blocks, null]) {
    if (block && isElement(block, 'codeline')) lines.push(textOf(block));
    else {
      const code = lines.join('\n');
      joined.push(...(code.trim() === '' ? [] : [codeBlock(code, language)]), ...(block ? [block] : []));
      lines = [];
    }
  }
  return joined;
}

/** Separates text from code, which takes at least two lines in a row. */
export function splitAtCode(runs: readonly Run[]): Run[][] {
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
