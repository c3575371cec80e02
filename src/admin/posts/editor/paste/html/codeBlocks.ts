import type { Element, Root } from 'hast';
import { toText } from 'hast-util-to-text';
import { visit } from 'unist-util-visit';
import {
  attribute,
  classesOf,
  descendants,
  element,
  isElement,
  replaceElements,
  textOf,
} from './htmlTree.ts';
import { scriptLetters } from './scriptText.ts';

/** Code without what a page adds, such as its buttons, in the form that the converter expects. */
export function codeElement(pre: Element, outerLanguage = ''): Element {
  const [code, ...others] = descendants(pre, 'code');
  let classes = classesOf(pre);
  visit(pre, 'element', (one) => {
    const named = attribute(one, 'dataLanguage') || attribute(one, 'dataHighlightLanguage');
    classes += ` ${classesOf(one)} language-${named}`;
    if (!isElement(one, 'sup', 'sub')) return;
    const value = scriptLetters(textOf(one), one.tagName);
    one.children = [{ type: 'text', value }];
  });
  const language = /\blang-(?!none)([\w+#-]+)/.exec(classes)?.[1] ?? (languageOf(classes) || outerLanguage);
  return codeBlock(toText(code && others.length === 0 ? element('pre', [code]) : pre), language);
}

/** Pages that number the lines of code write it as a table, with its lines in marked cells or in the last column. */
export function fromCodeTables(tree: Root): void {
  replaceElements(tree, (table) => {
    if (table.tagName !== 'table') return undefined;
    const rows = descendants(table, 'tr').map((row) => row.children.filter((cell) => isElement(cell, 'td')));
    const isCode = rows
      .flat()
      .some((cell) => /\bgutter\b/.test(classesOf(cell)) || lineCell.test(classesOf(cell)));
    if (!isCode) return undefined;
    const lines = rows.flatMap((cells) => {
      const marked = cells.filter((cell) => lineCell.test(classesOf(cell)));
      return (marked.length > 0 ? marked : cells.slice(-1)).flatMap(linesOf);
    });
    return [codeBlock(lines.join('\n'), '')];
  });
}

/** Cells with a line of code. In a side-by-side diff, each table row has two. */
const lineCell = /\b(blob-code|hljs-ln-code)\b/;

function linesOf(cell: Element): string[] {
  const lines = descendants(cell, 'div').filter((one) => /\bline\b/.test(classesOf(one)));
  return (lines.length > 0 ? lines : [cell]).map((line) => textOf(line).replace(/\n$/, ''));
}

export function codeBlock(text: string, language: string): Element {
  const value = text.replace(/^\s*\n|\s+$/g, '').replaceAll('\u00a0', ' ');
  const className = language === '' ? [] : [`language-${language}`];
  return element('pre', [element('code', [{ type: 'text', value }], { className })]);
}

/** @returns the language that a page or its highlighter names, or an empty string */
export function languageOf(classes: string): string {
  return /\b(?:language-(?!none)|highlight-source-|brush:\s*)([\w+#-]+)/.exec(classes)?.[1] ?? '';
}
