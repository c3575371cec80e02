import { childrenOf } from '#emulator/rules/syntax/childNodes.ts';
import { parseRules } from '#emulator/rules/syntax/parser.ts';
import { Source } from '#emulator/rules/syntax/source.ts';
import type { Expression, MatchBlock, Product } from '#emulator/rules/syntax/syntaxTree.ts';
import { printRules } from './printRules.ts';
import { weakerExpressions } from './weakerExpressions.ts';

/** Rules with one clause removed or changed; `collection` is null for clauses that all share. */
type Mutant = { line: number; collection: string | null; change: string; rules: string };

/** Every change of one clause: allow statements, their operations, and expressions in conditions and functions. */
export function mutantsOf(text: string, product: Product = 'firestore'): Mutant[] {
  const source = new Source(text);
  const file = parseRules(source, product);
  const mutants: Mutant[] = [];
  for (const block of blocksOf(file.service)) {
    const [segment] = block.segments;
    const collection = segment && segment.text !== 'databases' ? segment.text : null;
    const add = (at: number, change: string) =>
      mutants.push({ line: source.line(at), collection, change, rules: printRules(file, product) });
    mutateAllows(block, add);
    for (const expression of expressionsOf(block)) mutateExpression(expression, add);
  }
  return mutants;
}

type Add = (at: number, change: string) => void;

function mutateAllows({ allows }: MatchBlock, add: Add): void {
  for (const [index, allow] of [...allows.entries()]) {
    allows.splice(index, 1);
    add(allow.at, `without "allow ${[...allow.operations].join(', ')}"`);
    allows.splice(index, 0, allow);
    for (const operation of [...allow.operations]) {
      allow.operations.delete(operation);
      if (allow.operations.size > 0) add(allow.at, `without "${operation}"`);
      allow.operations.add(operation);
    }
  }
}

/** Replaces the expression and each of its parts with each weaker form, then restores it. */
function mutateExpression(node: Expression, add: Add): void {
  const original = { ...node };
  for (const { change, expression } of weakerExpressions(original)) {
    replace(node, expression);
    add(original.at, change);
    replace(node, original);
  }
  for (const child of childrenOf(node, isNamespaced(node))) mutateExpression(child, add);
}

function replace(node: Expression, by: Expression): void {
  for (const key of Object.keys(node)) Reflect.deleteProperty(node, key);
  Object.assign(node, by);
}

/** `duration.value(...)`: a namespace is not an expression. */
function isNamespaced(node: Expression): boolean {
  return node.kind === 'method' && node.object.kind === 'name' && node.object.name === 'duration';
}

function blocksOf(block: MatchBlock): MatchBlock[] {
  return [block, ...block.matches.flatMap(blocksOf)];
}

/** The conditions of allow statements and the bodies of functions. */
function expressionsOf({ allows, functions }: MatchBlock): Expression[] {
  const bodies = [...functions.values()].flatMap(({ lets, result }) => [
    ...lets.map(({ value }) => value),
    result,
  ]);
  return [...allows.map(({ condition }) => condition), ...bodies].filter((expression) => expression !== null);
}
