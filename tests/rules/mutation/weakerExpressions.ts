import type { BinaryOperator, Expression } from '#emulator/rules/syntax/syntaxTree.ts';
import { printExpression } from './printRules.ts';

type Binary = Extract<Expression, { kind: 'binary' }>;

/** The replacement of an expression, and a description of the change. */
type Weaker = { change: string; expression: Expression };

const otherComparison: Partial<Record<BinaryOperator, BinaryOperator>> = {
  '<=': '<',
  '<': '<=',
  '>=': '>',
  '>': '>=',
  '==': '!=',
  '!=': '==',
};

/** Likely mistakes in this expression: an operand, list member or bound removed or changed. */
export function weakerExpressions(node: Expression): Weaker[] {
  const literal = (value: boolean | bigint) => instead(node, { kind: 'literal', at: node.at, value });
  switch (node.kind) {
    case 'binary':
      return weakerOperations(node);
    case 'unary':
      return node.operator === '!' ? [instead(node, node.operand)] : [];
    case 'list':
      return node.items.map((item, index) =>
        without(item, { ...node, items: node.items.filter((_, other) => other !== index) }),
      );
    case 'conditional':
      return [instead(node, node.yes), instead(node, node.no)];
    case 'literal':
      if (typeof node.value === 'boolean') return [literal(!node.value)];
      return typeof node.value === 'bigint' ? [literal(node.value + 1n), literal(node.value - 1n)] : [];
    default:
      return [];
  }
}

/** Without one operand, or with another comparison; of a chain, each operand is removed once. */
function weakerOperations(node: Binary): Weaker[] {
  const { operator, left, right } = node;
  if (operator === '&&' || operator === '||') {
    const isChain = left.kind === 'binary' && left.operator === operator;
    return isChain ? [without(right, left)] : [without(right, left), without(left, right)];
  }
  // No case can meet such a limit to the millisecond: clocks differ.
  if (printExpression(right).startsWith('(request.time + ')) return [];
  const other = otherComparison[operator];
  return other ? [instead(node, { ...node, operator: other })] : [];
}

function without(gone: Expression, expression: Expression): Weaker {
  return { change: `without ${printExpression(gone)}`, expression };
}

function instead(node: Expression, expression: Expression): Weaker {
  return { change: `${printExpression(expression)} instead of ${printExpression(node)}`, expression };
}
