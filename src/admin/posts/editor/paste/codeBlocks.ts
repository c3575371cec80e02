import type { Element, ElementContent } from 'hast';
import { toText } from 'hast-util-to-text';
import { visit } from 'unist-util-visit';
import { classesOf, descendants, element, isElement, textOf } from './htmlTree.ts';

/** Code without what a page adds, such as its buttons, in the form that the converter expects. */
export function codeElement(pre: Element): Element {
  const [code] = descendants(pre, 'code');
  let classes = classesOf(pre);
  visit(pre, 'element', (one) => {
    classes += ` ${classesOf(one)}`;
  });
  const language = /\b(?:lang(?:uage)?-|highlight-source-|brush:\s*)([\w+#-]+)/.exec(classes)?.[1];
  const text = trimmedCode(toText(code ? element('pre', [code]) : pre));
  const properties = language ? { className: [`language-${language}`] } : {};
  return element('pre', [element('code', [{ type: 'text', value: text }], properties)]);
}

/** Paragraphs of code that follow each other become one block. */
export function joinedCodeLines(blocks: readonly ElementContent[]): ElementContent[] {
  const joined: ElementContent[] = [];
  let lines: string[] = [];
  function endCode() {
    const value = trimmedCode(lines.join('\n'));
    if (value !== '') joined.push(element('pre', [element('code', [{ type: 'text', value }])]));
    lines = [];
  }
  for (const block of blocks) {
    if (isElement(block, 'codeline')) lines.push(textOf(block));
    else {
      endCode();
      joined.push(block);
    }
  }
  endCode();
  return joined;
}

function trimmedCode(text: string): string {
  return text.replace(/^\s*\n|\s+$/g, '').replaceAll('\u00a0', ' ');
}
