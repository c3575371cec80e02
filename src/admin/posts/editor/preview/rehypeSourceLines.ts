import type { HtmlNode } from '#src/admin/posts/editor/markdown/htmlNode.ts';

/** Notes on every element of rendered Markdown the line of the source it begins on, as `data-line`. */
export function rehypeSourceLines() {
  return addLines;
}

function addLines(node: HtmlNode): void {
  if (node.type === 'element' && node.position) {
    node.properties = { ...node.properties, dataLine: node.position.start.line };
  }
  for (const child of node.children ?? []) addLines(child);
}
