import type { Element, ElementContent, Nodes, Parents } from 'hast';

/** Creates an element. */
export function element(
  tagName: string,
  children: ElementContent[] = [],
  properties: Element['properties'] = {},
): Element {
  return { type: 'element', tagName, properties, children };
}

export function isElement<Name extends string>(
  node: Nodes | undefined,
  ...tagNames: Name[]
): node is Element & { tagName: Name } {
  return node?.type === 'element' && (tagNames as string[]).includes(node.tagName);
}

/** Replaces elements, innermost first. `replace` returns the new nodes, or `undefined` to leave an element unchanged. */
export function replaceElements(
  parent: Parents,
  replace: (element: Element) => ElementContent[] | undefined,
): void {
  parent.children = (parent.children as ElementContent[]).flatMap((node) => {
    if (node.type !== 'element') return [node];
    replaceElements(node, replace);
    return replace(node) ?? [node];
  });
}

/** @returns the value of a CSS property in lower case, or an empty string */
export function styleOf({ properties }: Element, name: string): string {
  return typeof properties.style === 'string' ? (declarationsIn(properties.style).get(name) ?? '') : '';
}

/** Thousands of elements have the same style. */
const parsed = new Map<string, ReadonlyMap<string, string>>();

function declarationsIn(style: string): ReadonlyMap<string, string> {
  const known = parsed.get(style);
  if (known) return known;
  const declarations = style
    .replace(/\/\*.*?(\*\/|$)/gs, '')
    .toLowerCase()
    .matchAll(/(?:^|;)\s*([\w-]+)\s*:([^;]*)/g);
  const values = new Map(
    [...declarations].map(([, name = '', value = '']) => [name, value.replace(/!.*/s, '').trim()]),
  );
  if (parsed.size > 1000) parsed.clear();
  parsed.set(style, values);
  return values;
}

/** @returns an attribute as text, or an empty string */
export function attribute({ properties }: Element, name: string): string {
  const value = properties[name];
  if (Array.isArray(value)) return value.join(' ');
  return value === undefined || value === null ? '' : String(value);
}

export function classesOf(element: Element): string {
  return attribute(element, 'className');
}

export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

const emptyElements = ['p', 'br', 'span', 'font', 'a', 'b', 'i', 'u', 'strong', 'em', 'ul', 'ol'] as const;

/** Whether it shows nothing between two lists or quotes. */
export function isBlank(node: Nodes): boolean {
  if (node.type === 'comment') return true;
  if (textOf(node).trim() !== '' || descendants(node, 'img').length > 0) return false;
  return node.type === 'text' || isElement(node, ...emptyElements);
}

const blocks = new Set(
  'address article aside blockquote body caption center dd details dialog div dl dt fieldset figcaption figure footer footnotetext form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main nav ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);

export function isBlock(node: Nodes): boolean {
  return node.type === 'element' && blocks.has(node.tagName);
}

/** Elements with this name below a node, including nested ones. */
export function descendants(node: Nodes, tagName: string): Element[] {
  if (!('children' in node)) return [];
  return node.children.flatMap((child) => [
    ...(isElement(child, tagName) ? [child] : []),
    ...descendants(child, tagName),
  ]);
}
