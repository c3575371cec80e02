import { FUNCTIONS, isInNamespace, namespacedName, READERS } from '#emulator/rules/values/functions.ts';
import { methodArities } from '#emulator/rules/values/methods.ts';
import { compilePattern } from '#emulator/rules/values/pattern.ts';
import { PATTERN_METHODS } from '#emulator/rules/values/stringMethods.ts';
import { refuseRecursion } from './callGraph.ts';
import { childrenOf } from './childNodes.ts';
import type { Source } from './source.ts';
import type {
  CallNode,
  Expression,
  FunctionNode,
  FunctionTable,
  MatchBlock,
  MethodNode,
  Product,
  RulesFile,
} from './syntaxTree.ts';

/**
 * Refuses rules that could only fail when evaluated: unknown names, wrong arguments, patterns that are not RE2,
 * recursion.
 */
export function checkRules(file: RulesFile, source: Source, product: Product): void {
  const checker = new Checker(source, file.version, product === 'firestore' ? READERS : new Set());
  const scope: Scope = { names: new Set(['request', 'resource']), functions: [file.functions] };
  checker.checkFunctions(file.functions, scope);
  checker.checkMatch(file.service, scope);
  refuseRecursion(checker.calls, source);
}

type Scope = { names: ReadonlySet<string>; functions: FunctionTable[] };

class Checker {
  readonly calls = new Map<FunctionNode, Set<FunctionNode>>();
  readonly #source: Source;
  readonly #version: 1 | 2;
  readonly #readers: ReadonlySet<string>;
  #callees = new Set<FunctionNode>();

  constructor(source: Source, version: 1 | 2, readers: ReadonlySet<string>) {
    this.#readers = readers;
    this.#source = source;
    this.#version = version;
  }

  checkMatch(block: MatchBlock, outer: Scope): void {
    const wildcards = block.segments.filter(({ kind }) => kind !== 'literal').map(({ text }) => text);
    if (new Set(wildcards).size < wildcards.length) this.#source.fail(block.at, 'Duplicate wildcard name.');
    this.#checkRest(block);
    const scope = {
      names: new Set([...outer.names, ...wildcards]),
      functions: [block.functions, ...outer.functions],
    };
    this.checkFunctions(block.functions, scope);
    for (const { condition } of block.allows) if (condition !== null) this.#check(condition, scope);
    for (const match of block.matches) this.checkMatch(match, scope);
  }

  checkFunctions(functions: FunctionTable, scope: Scope): void {
    for (const node of functions.values()) {
      this.#callees = new Set();
      this.calls.set(node, this.#callees);
      const own = new Set(node.parameters);
      const names = new Set([...scope.names, ...own]);
      for (const { at, name, value } of node.lets) {
        if (this.#version === 1) this.#source.fail(at, 'Let bindings are not allowed in rules_version="1";');
        if (own.has(name))
          this.#source.fail(at, `The identifier [${name}] is already bound in the current scope.`);
        own.add(name);
        this.#check(value, { ...scope, names });
        names.add(name);
      }
      this.#check(node.result, { ...scope, names });
    }
    this.#callees = new Set();
  }

  #checkRest(block: MatchBlock): void {
    const rests = block.segments.filter(({ kind }) => kind === 'rest').length;
    if (rests > 1) this.#source.fail(block.at, 'A path can have at most one {name=**}.');
    const isInside = block.matches.length > 0 || block.segments.at(-1)?.kind !== 'rest';
    if (this.#version === 1 && rests > 0 && isInside) {
      this.#source.fail(block.at, "Only with rules_version = '2' may segments follow {name=**}.");
    }
  }

  #check(node: Expression, scope: Scope): void {
    if (node.kind === 'name' && !scope.names.has(node.name))
      this.#source.fail(node.at, `Unknown variable '${node.name}'.`);
    if (node.kind === 'call') this.#checkCall(node, scope);
    const isNamespaced = node.kind === 'method' && isInNamespace(node, (name) => scope.names.has(name));
    if (node.kind === 'method') isNamespaced ? this.#checkNamespaced(node) : this.#checkMethod(node);
    for (const child of childrenOf(node, isNamespaced)) this.#check(child, scope);
  }

  #checkCall({ at, name, arguments: given }: CallNode, scope: Scope): void {
    const defined = scope.functions.find((table) => table.has(name))?.get(name);
    if (defined !== undefined) this.#callees.add(defined);
    const arity = defined?.parameters.length ?? (this.#readers.has(name) ? 1 : FUNCTIONS.get(name)?.length);
    this.#checkArity(at, name, given.length, arity === undefined ? new Set() : new Set([arity]));
  }

  #checkNamespaced(node: MethodNode): void {
    const name = namespacedName(node);
    const arity = FUNCTIONS.get(name)?.length;
    this.#checkArity(
      node.at,
      name,
      node.arguments.length,
      arity === undefined ? new Set() : new Set([arity]),
    );
  }

  #checkMethod({ at, name, arguments: given }: MethodNode): void {
    this.#checkArity(at, name, given.length, methodArities(name));
    const [pattern] = given;
    if (!PATTERN_METHODS.has(name) || pattern?.kind !== 'literal' || typeof pattern.value !== 'string')
      return;
    try {
      compilePattern(pattern.value);
    } catch (error) {
      this.#source.fail(pattern.at, error instanceof Error ? error.message : String(error));
    }
  }

  #checkArity(at: number, name: string, given: number, accepted: Set<number>): void {
    if (accepted.size === 0) this.#source.fail(at, `Unknown function '${name}'.`);
    if (!accepted.has(given))
      this.#source.fail(at, `${name}() takes ${[...accepted].join(' or ')} arguments, not ${given}.`);
  }
}
