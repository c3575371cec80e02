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

/** Pages that number the lines of code write it as a table, with its lines in the last column. */
export function fromCodeTables(tree: Root): void {
  replaceElements(tree, (table) => {
    if (table.tagName !== 'table') return undefined;
    const rows = descendants(table, 'tr').map((row) => row.children.filter((cell) => isElement(cell, 'td')));
    const isCode = rows.some((cells) => cells.some((cell) => codeCell.test(classesOf(cell as Element))));
    if (!isCode) return undefined;
    const lines = rows.flatMap((cells) => {
      const cell = cells.at(-1) as Element | undefined;
      const inner = cell ? descendants(cell, 'div').filter((one) => /\bline\b/.test(classesOf(one))) : [];
      return (inner.length > 0 ? inner : cell ? [cell] : []).map((line) => textOf(line).replace(/\n$/, ''));
    });
    return [codeBlock(lines.join('\n'), '')];
  });
}

const codeCell = /\b(blob-code|hljs-ln-code|gutter)\b/;

export function codeBlock(text: string, language: string): Element {
  const value = text.replace(/^\s*\n|\s+$/g, '').replaceAll('\u00a0', ' ');
  const className = language === '' ? [] : [`language-${language}`];
  return element('pre', [element('code', [{ type: 'text', value }], { className })]);
}

/** @returns the language that a page or its highlighter names, or an empty string */
export function languageOf(classes: string): string {
  return /\b(?:language-(?!none)|highlight-source-|brush:\s*)([\w+#-]+)/.exec(classes)?.[1] ?? '';
}
