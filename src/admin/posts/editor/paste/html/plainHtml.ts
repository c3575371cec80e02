import type { Element, ElementContent, Root } from 'hast';
import {
  attribute,
  classesOf,
  descendants,
  element,
  isElement,
  replaceElements,
  styleOf,
  textOf,
} from './htmlTree.ts';

/** Removes invisible content, and replaces formatting attributes with elements. */
export function simplifyHtml(tree: Root): void {
  replaceElements(tree, (node) => {
    if (isHidden(node)) return [];
    const level = attribute(node, 'role') === 'heading' ? Number(attribute(node, 'ariaLevel')) || 2 : 0;
    if (level > 0) return [element(`h${Math.min(level, 6)}`, node.children)];
    if (isElement(node, 'p') && /(^|\s)(Mso)?title(\s|$)/i.test(classesOf(node)))
      return [element('h1', node.children)];
    if (isElement(node, 'img')) return emojiOf(node);
    // Forums put the name and size of an image into its link.
    const images = /\blightbox\b/.test(classesOf(node)) ? descendants(node, 'img') : [];
    if (images.length > 0) return [{ ...node, children: images }];
    const [, emoji] = /\bemoji-([\da-f]{4,5}(-[\da-f]{4,5})*)\b/.exec(classesOf(node)) ?? [];
    if (emoji && isElement(node, 'span')) return [{ type: 'text', value: fromCodes(emoji) }];
    if (isElement(node, 'q'))
      return [{ type: 'text', value: '“' }, ...node.children, { type: 'text', value: '”' }];
    // The pronunciation written above a Chinese or Japanese word.
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

/** Not a transparent color, which also shows the gradient behind many headlines. */
const hidingStyles: readonly (readonly [name: string, value: RegExp])[] = [
  ['display', /^none/],
  ['visibility', /^(hidden|collapse)/],
  ['content-visibility', /^hidden/],
  ['opacity', /^0+(\.0+)?%?$/],
  ['mso-hide', /^(all|screen)/],
  ['clip', /^rect\((0|1px)/],
  ['clip-path', /^(inset\((50|100)%|circle\(0|polygon\((0\w*[ ,]*)+\))/],
  ['transform', /^(matrix|scale)\(0,? ?(0|\))/],
  ['max-height', /^0(px)?$/],
];
const places = ['left', 'right', 'top', 'margin-left', 'text-indent'];
const sizes = ['width', 'height'];
const hidingClasses =
  /\b(sr-only|visually-?hidden|hidden-visually|a11y-hidden|screen-?reader(-text|-?only)|mw-editsection|headerlink|block-paste-placeholder|click-badge)\b/i;

/** Includes a page's links to its own headings. */
export function isHidden(node: Element): boolean {
  return (
    unseen.has(node.tagName) ||
    'hidden' in node.properties ||
    hidingStyles.some(([name, value]) => value.test(styleOf(node, name))) ||
    places.some((name) => /^-\d{4}/.test(styleOf(node, name))) ||
    (styleOf(node, 'overflow') === 'hidden' &&
      sizes.some((name) => /^[01](px)?$/.test(styleOf(node, name)))) ||
    hidingClasses.test(classesOf(node)) ||
    (isElement(node, 'dialog') && !('open' in node.properties)) ||
    (isElement(node, 'a') && attribute(node, 'ariaHidden') === 'true') ||
    (isElement(node, 'input') && attribute(node, 'type') !== 'checkbox')
  );
}

function mediaLink(node: Element): ElementContent[] {
  const href = attribute(node, 'src');
  if (!/^https?:/i.test(href)) return [];
  return [
    element('div', [element('a', [{ type: 'text', value: attribute(node, 'title') || href }], { href })]),
  ];
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
  return codes ? [{ type: 'text', value: fromCodes(codes) }] : [];
}

function fromCodes(codes: string): string {
  return String.fromCodePoint(...codes.split(/[-_]/).map((code) => Number.parseInt(code, 16)));
}
