import type { Nodes, Parents } from 'mdast';

/** What an article shows of Markdown, to compare two ways to write it. Raw HTML shows as text; URLs become links by themselves. */
export function readingOf(node: Nodes, parent?: Parents): string {
  if (node.type === 'text' || (node.type === 'html' && parent?.type !== 'root')) return node.value;
  const inner = 'children' in node ? node.children.map((child) => readingOf(child, node)).join('') : '';
  if (node.type === 'link' && node.url.endsWith(inner)) return inner;
  const { position: _, data: __, ...own } = node;
  return `<${JSON.stringify({ ...own, children: undefined })}>${inner}</>`;
}
