import type { Expression } from './syntaxTree.ts';

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
