import type { Element } from 'hast';
import { toText } from 'hast-util-to-text';
import { visit } from 'unist-util-visit';
import { attribute, classesOf, descendants, element } from './htmlTree.ts';

/** Code without what a page adds, such as its buttons, in the form that the converter expects. */
export function codeElement(pre: Element, outerLanguage = ''): Element {
  const [code, ...others] = descendants(pre, 'code');
  let classes = classesOf(pre);
  visit(pre, 'element', (one) => {
    const named = attribute(one, 'dataLanguage') || attribute(one, 'dataHighlightLanguage');
    classes += ` ${classesOf(one)} language-${named}`;
  });
  const language = /\blang-(?!none)([\w+#-]+)/.exec(classes)?.[1] ?? (languageOf(classes) || outerLanguage);
  return codeBlock(toText(code && others.length === 0 ? element('pre', [code]) : pre), language);
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
