import type { CallNode, Expression, MethodNode } from '#emulator/rules/syntax/syntaxTree.ts';
import { FUNCTIONS, isInNamespace, namespacedName } from '#emulator/rules/values/functions.ts';
import { callMethod } from '#emulator/rules/values/methods.ts';
import { applyArithmetic, applyComparison, checkedInt } from '#emulator/rules/values/operators.ts';
import { asBool, asFloat, asString, mismatch, typeOf } from '#emulator/rules/values/types.ts';
import { Duration, FieldSymbol, PartialMap, Path, type RulesValue } from '#emulator/rules/values/values.ts';
import { readMember, readRange, readSubscript } from './access.ts';
import { Environment, type Evaluation } from './environment.ts';
import { EvaluationError } from './evaluationError.ts';
import { proveType } from './proof.ts';

type Node<K extends Expression['kind']> = Extract<Expression, { kind: K }>;

/** The value of an expression. Throws EvaluationError where the rules would, and LimitError if it takes too long. */
export function evaluate(node: Expression, environment: Environment): RulesValue {
  environment.evaluation.step();
  switch (node.kind) {
    case 'literal':
      return node.value;
    case 'name':
      return variable(node.name, environment);
    case 'list':
      return node.items.map((item) => evaluate(item, environment));
    case 'map':
      return mapLiteral(node, environment);
    case 'path':
      return pathLiteral(node, environment);
    case 'group':
      return evaluate(node.inner, environment);
    case 'unary':
      return unary(node, environment);
    case 'binary':
      return binary(node, environment);
    case 'is':
      return isOfType(evaluate(node.operand, environment), node.type);
    case 'conditional':
      return evaluate(asBool(evaluate(node.test, environment)) ? node.yes : node.no, environment);
    case 'member':
      return readMember(evaluate(node.object, environment), node.name);
    case 'index':
      return readSubscript(evaluate(node.object, environment), evaluate(node.index, environment));
    case 'range':
      return range(node, environment);
    case 'call':
      return call(node, environment);
    case 'method':
      return method(node, environment);
  }
}

function variable(name: string, environment: Environment): RulesValue {
  const value = environment.find(name);
  if (value === undefined) throw new EvaluationError(`Unknown variable '${name}'.`);
  return value;
}

function mapLiteral({ entries }: Node<'map'>, environment: Environment): RulesValue {
  return new Map(
    entries.map(({ key, value }) => [asString(evaluate(key, environment)), evaluate(value, environment)]),
  );
}

/** A bound segment is a string, an integer, or a path that is inserted. */
function pathLiteral({ segments }: Node<'path'>, environment: Environment): Path {
  const parts = segments.flatMap((segment) => {
    const value = typeof segment === 'string' ? segment : evaluate(segment, environment);
    if (value instanceof Path) return value.segments;
    return typeof value === 'bigint' ? String(value) : asString(value).split('/');
  });
  if (parts.includes('')) throw new EvaluationError('A path has no empty segments.');
  return new Path(parts);
}

function unary({ operator, operand }: Node<'unary'>, environment: Environment): RulesValue {
  const value = evaluate(operand, environment);
  if (operator === '!') return !asBool(value);
  if (value instanceof Duration) return new Duration(-value.nanos);
  return typeof value === 'bigint' ? checkedInt(-value) : -asFloat(value);
}

function binary(node: Node<'binary'>, environment: Environment): RulesValue {
  const { operator } = node;
  if (operator === '&&') return logical(node, environment, false);
  if (operator === '||') return logical(node, environment, true);
  const [left, right] = [evaluate(node.left, environment), evaluate(node.right, environment)];
  if (operator === '+' || operator === '-' || operator === '*' || operator === '/' || operator === '%') {
    return applyArithmetic(operator, left, right);
  }
  return applyComparison(operator, left, right);
}

/** A decisive side (false for `&&`, true for `||`) overrides an error on the other side, in either order. */
function logical({ left, right }: Node<'binary'>, environment: Environment, decisive: boolean): boolean {
  const first = attempt(left, environment);
  if (first === decisive) return decisive;
  const second = attempt(right, environment);
  if (second === decisive) return decisive;
  if (first instanceof EvaluationError) throw first;
  if (second instanceof EvaluationError) throw second;
  return !decisive;
}

function attempt(node: Expression, environment: Environment): boolean | EvaluationError {
  try {
    return asBool(evaluate(node, environment));
  } catch (error) {
    if (error instanceof EvaluationError) return error;
    throw error;
  }
}

function isOfType(value: RulesValue, type: string): boolean {
  if (value instanceof FieldSymbol) return proveType(value, type);
  if (value instanceof PartialMap) return type === 'map';
  // The official emulator accepts this name although no value has that type.
  if (type === 'set') return false;
  const actual = typeOf(value);
  return actual === type || (type === 'number' && (actual === 'int' || actual === 'float'));
}

function range({ object, from, to }: Node<'range'>, environment: Environment): RulesValue {
  return readRange(evaluate(object, environment), evaluate(from, environment), evaluate(to, environment));
}

function call({ name, arguments: given }: CallNode, environment: Environment): RulesValue {
  const values = given.map((argument) => evaluate(argument, environment));
  const found = environment.findFunction(name);
  if (found === null) return callBuiltIn(name, values, environment.evaluation);
  const { node, definedIn } = found;
  const names = new Map(node.parameters.map((parameter, index) => [parameter, values[index] ?? null]));
  const inner = new Environment(names, new Map(), definedIn);
  for (const { name: variableName, value } of node.lets) names.set(variableName, evaluate(value, inner));
  return evaluate(node.result, inner);
}

function method(node: MethodNode, environment: Environment): RulesValue {
  const isVariable = (name: string) => environment.find(name) !== undefined;
  const values = () => node.arguments.map((argument) => evaluate(argument, environment));
  if (isInNamespace(node, isVariable))
    return callBuiltIn(namespacedName(node), values(), environment.evaluation);
  return callMethod(evaluate(node.object, environment), node.name, values());
}

function callBuiltIn(name: string, values: RulesValue[], evaluation: Evaluation): RulesValue {
  const builtIn = FUNCTIONS.get(name);
  if (builtIn !== undefined) return builtIn(...values);
  const [path = null] = values;
  if (!(path instanceof Path)) return mismatch('path', path);
  const document = evaluation.readDocument(path, name.endsWith('After'));
  if (name.startsWith('exists')) return document !== null;
  if (document === null) throw new EvaluationError(`${path} does not exist.`);
  return document;
}
