import type { Element, Root } from 'hast';
import { element, isElement, styleOf, textOf } from './htmlTree.ts';

/** @returns the language of what VS Code has copied, by its own name; otherwise an empty text */
export function modeOf(editorData: string): string {
  return /"mode":\s*"([\w+-]+)"/.exec(editorData)?.[1] ?? '';
}

/** Code copied from an editor, whose HTML only adds colors: a block for each line. One line is code within the text. */
export function fromCodeEditor(tree: Root, { language }: { language: string }): void {
  const code = tree.children.find((node) => isElement(node, 'div') && styleOf(node, 'white-space') === 'pre');
  if (code?.type !== 'element') return;
  const lines = linesOf(code);
  const text = { type: 'text', value: lines.join('\n').replaceAll('\u00a0', ' ') } as const;
  const className =
    language === '' ? [] : [`language-${language.replace(/react$/, '').replace('shellscript', 'bash')}`];
  const block = element('pre', [element('code', [text], { className })]);
  tree.children = [lines.length > 1 ? block : element('code', [text])];
}

function linesOf(code: Element): string[] {
  if (!code.children.some((node) => isElement(node, 'div', 'br'))) return textOf(code).split('\n');
  return code.children.filter((node) => node.type === 'element').map(textOf);
}
