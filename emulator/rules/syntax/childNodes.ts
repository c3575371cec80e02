import type { Source } from './source.ts';
import type { Expression } from './syntaxTree.ts';

/**
 * Maximum expression depth of Google's compiler. A chain of operators nests to the left; a chain of fields counts once.
 */
export const MAX_DEPTH = 99;
export const TOO_COMPLEX = 'Expression is too complex to evaluate safely.';

export function childrenOf(node: Expression, isNamespaced: boolean): Expression[] {
  switch (node.kind) {
    case 'literal':
    case 'name':
      return [];
    case 'list':
      return node.items;
    case 'map':
      return node.entries.flatMap(({ key, value }) => [key, value]);
    case 'path':
      return node.segments.filter((segment) => typeof segment !== 'string');
    case 'unary':
    case 'is':
      return [node.operand];
    case 'binary':
      return [node.left, node.right];
    case 'group':
      return [node.inner];
    case 'conditional':
      return [node.test, node.yes, node.no];
    case 'member':
      return [node.object];
    case 'index':
      return [node.object, node.index];
    case 'range':
      return [node.object, node.from, node.to];
    case 'call':
      return node.arguments;
    case 'method':
      return isNamespaced ? node.arguments : [node.object, ...node.arguments];
  }
}

export function checkDepth(expression: Expression, source: Source): void {
  visit(expression, 1);

  function visit(node: Expression, depth: number): void {
    if (depth > MAX_DEPTH) source.fail(node.at, TOO_COMPLEX);
    for (const child of childrenOf(node, false)) visit(child, node.kind === 'member' ? depth : depth + 1);
  }
}
