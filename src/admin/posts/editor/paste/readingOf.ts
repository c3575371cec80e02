import type { Nodes, Parents } from 'mdast';

/**
 * What an article shows of a node, to compare ways to write it. Raw HTML shows as text, URLs become links by themselves, and
 * a footnote is found by its label.
 */
export function readingOf(node: Nodes, parent?: Parents): string {
  if (node.type === 'text' || (node.type === 'html' && parent?.type !== 'root')) return node.value;
  if (node.type === 'footnoteReference') return `[^${node.label}]`;
  const inner = 'children' in node ? node.children.map((child) => readingOf(child, node)).join('') : '';
  if (node.type === 'root') return inner;
  if (node.type === 'link' && node.url.endsWith(inner)) return inner;
  const { url, alt, title, value, depth, ordered, checked } = node as unknown as Record<string, unknown>;
  const type = node.type === 'tableCell' ? 'paragraph' : node.type;
  return `<${type} ${[url, alt, title, value, depth, ordered, checked].filter(Boolean).join(' ')}>${inner}</>`;
}
