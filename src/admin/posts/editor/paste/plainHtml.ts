import type { Element, ElementContent, Root } from 'hast';
import { attribute, classesOf, element, isElement, replaceElements, styleOf, textOf } from './htmlTree.ts';

/** Removes what is not visible, and replaces attributes that mean a format with elements. */
export function simplifyHtml(tree: Root): void {
  replaceElements(tree, (node) => {
    if (isHidden(node)) return [];
    const level = attribute(node, 'role') === 'heading' ? Number(attribute(node, 'ariaLevel')) || 2 : 0;
    if (level > 0) return [element(`h${Math.min(level, 6)}`, node.children)];
    if (isElement(node, 'p') && /\b(Mso)?title\b/i.test(classesOf(node)))
      return [element('h1', node.children)];
    if (isElement(node, 'img')) return emojiOf(node);
    // The formula as it was typed, and the readings of Chinese and Japanese words.
    if (isElement(node, 'semantics')) return texOf(node);
    if (isElement(node, 'q'))
      return [{ type: 'text', value: '“' }, ...node.children, { type: 'text', value: '”' }];
    if (isElement(node, 'rt')) return [{ type: 'text', value: `(${textOf(node)})` }];
    if (isElement(node, 'iframe', 'video', 'audio', 'embed')) return mediaLink(node);
    return undefined;
  });
}

const unseen = new Set(
  'area base button canvas col colgroup datalist link map meta noscript object option rp script select style svg template textarea title'.split(
    ' ',
  ),
);

function isHidden(node: Element): boolean {
  return (
    unseen.has(node.tagName) ||
    'hidden' in node.properties ||
    styleOf(node, 'display') === 'none' ||
    /^(hidden|collapse)/.test(styleOf(node, 'visibility')) ||
    /^(all|screen)/.test(styleOf(node, 'mso-hide')) ||
    /^(rect\((0|1px)|inset\((50|100)%)/.test(styleOf(node, 'clip') || styleOf(node, 'clip-path')) ||
    /^0(px|pt|em|rem)?$/.test(styleOf(node, 'font-size')) ||
    /\b(sr-only|visually-?hidden|screen-reader-text|katex-html|MJX_Assistive_MathML)\b/i.test(classesOf(node))
  );
}

function texOf(formula: Element): ElementContent[] | undefined {
  return formula.children.filter(
    (node) => isElement(node, 'annotation') && /tex/.test(attribute(node, 'encoding')),
  );
}

function mediaLink(node: Element): ElementContent[] {
  const href = attribute(node, 'src');
  if (!/^https?:/i.test(href)) return [];
  return [element('a', [{ type: 'text', value: attribute(node, 'title') || href }], { href })];
}

/** Chat programs and blogs draw emoji as images; those without a character of their own are left out. */
function emojiOf(image: Element): ElementContent[] | undefined {
  const alt = attribute(image, 'alt').trim();
  if (attribute(image, 'ariaHidden') === 'true') return [];
  const src = attribute(image, 'src');
  if (/^(\p{Extended_Pictographic}|\p{Emoji_Component})+$/u.test(alt) && /\D/.test(alt))
    return [{ type: 'text', value: alt }];
  const isEmoji = /^:[\w+-]+:$/.test(alt) || /emoji|emoticon/i.test(`${classesOf(image)} ${src}`);
  if (!isEmoji) return undefined;
  const codes = /\/(?:u)?([\da-f]{4,5}(?:[-_][\da-f]{4,5})*)(?:@\dx)?\.\w+(?:$|\?)/i.exec(src)?.[1];
  const value = codes
    ? String.fromCodePoint(...codes.split(/[-_]/).map((code) => Number.parseInt(code, 16)))
    : '';
  return value === '' ? [] : [{ type: 'text', value }];
}
