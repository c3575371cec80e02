import type { Source } from './source.ts';
import type { FunctionNode } from './syntaxTree.ts';

/** Maximum depth of function calls, as documented for security rules. */
const MAX_CALL_DEPTH = 20;

export function refuseRecursion(
  calls: ReadonlyMap<FunctionNode, ReadonlySet<FunctionNode>>,
  source: Source,
): void {
  const depths = new Map<FunctionNode, number>();
  const open = new Set<FunctionNode>();
  for (const node of calls.keys()) depthOf(node);

  function depthOf(node: FunctionNode): number {
    const known = depths.get(node);
    if (known !== undefined) return known;
    if (open.has(node)) source.fail(node.at, `The function '${node.name}' calls itself.`);
    open.add(node);
    const depth = 1 + Math.max(0, ...Array.from(calls.get(node) ?? [], depthOf));
    if (depth > MAX_CALL_DEPTH)
      source.fail(node.at, `Function calls can be nested at most ${MAX_CALL_DEPTH} levels deep.`);
    open.delete(node);
    depths.set(node, depth);
    return depth;
  }
}
