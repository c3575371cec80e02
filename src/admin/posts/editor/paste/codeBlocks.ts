import type { Element, ElementContent } from 'hast';
import { toText } from 'hast-util-to-text';
import { visit } from 'unist-util-visit';
import { attribute, classesOf, descendants, element, isElement, textOf } from './htmlTree.ts';

/** Code without what a page adds, such as its buttons, in the form that the converter expects. */
export function codeElement(pre: Element, outerLanguage = ''): Element {
  const [code, ...others] = descendants(pre, 'code');
  let classes = classesOf(pre);
  visit(pre, 'element', (one) => {
    const named = attribute(one, 'dataLanguage') || attribute(one, 'dataHighlightLanguage');
    classes += ` ${classesOf(one)} language-${named}`;
  });
  const language = /\blang-(?!none)([\w+#-]+)/.exec(classes)?.[1] ?? (languageOf(classes) || outerLanguage);
  const text = trimmedCode(toText(code && others.length === 0 ? element('pre', [code]) : pre));
  return codeBlock(text, language);
}

function codeBlock(value: string, language: string): Element {
  const className = language === '' ? [] : [`language-${language}`];
  return element('pre', [element('code', [{ type: 'text', value }], { className })]);
}

/** @returns the language that a page or its highlighter names, or an empty text */
export function languageOf(classes: string): string {
  return /\b(?:language-(?!none)|highlight-source-|brush:\s*)([\w+#-]+)/.exec(classes)?.[1] ?? '';
}

/** Paragraphs of code that follow each other become one block. */
export function joinedCodeLines(blocks: readonly ElementContent[], language: string): ElementContent[] {
  const joined: ElementContent[] = [];
  let lines: string[] = [];
  for (const block of [...blocks, null]) {
    if (block && isElement(block, 'codeline')) lines.push(textOf(block));
    else {
      const value = trimmedCode(lines.join('\n'));
      joined.push(...(value === '' ? [] : [codeBlock(value, language)]), ...(block ? [block] : []));
      lines = [];
    }
  }
  return joined;
}

function trimmedCode(text: string): string {
  return text.replace(/^\s*\n|\s+$/g, '').replaceAll('\u00a0', ' ');
}
