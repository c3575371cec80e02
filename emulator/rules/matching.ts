import type { AllowNode, MatchBlock, Operation, Segment } from '#emulator/rules/syntax/syntaxTree.ts';
import { FieldSymbol, Path, type RulesValue } from '#emulator/rules/values/values.ts';
import { Environment } from './environment.ts';

/** A placeholder for any number of segments in the path of a collection group's documents. */
export const ANY_SEGMENTS: unique symbol = Symbol('any segments');

export type RequestedSegment = string | FieldSymbol | typeof ANY_SEGMENTS;

type Reached = { allow: AllowNode; environment: Environment };

type Bindings = ReadonlyMap<string, RulesValue>;

export class Matcher {
  readonly #version: 1 | 2;

  constructor(version: 1 | 2) {
    this.#version = version;
  }

  *reach(
    block: MatchBlock,
    path: RequestedSegment[],
    operation: Operation,
    outer: Environment,
  ): Generator<Reached> {
    for (const { bindings, rest } of this.#consume(block.segments, path, new Map())) {
      const environment = new Environment(bindings, block.functions, outer);
      for (const allow of rest.length === 0 ? block.allows : []) {
        if (allow.operations.has(operation)) yield { allow, environment };
      }
      for (const inner of block.matches) yield* this.reach(inner, rest, operation, environment);
    }
  }

  *#consume(
    pattern: Segment[],
    path: RequestedSegment[],
    bindings: Bindings,
  ): Generator<{ bindings: Bindings; rest: RequestedSegment[] }> {
    const [segment, ...others] = pattern;
    const [first, ...rest] = path;
    if (segment === undefined) {
      yield { bindings, rest: path };
    } else if (segment.kind === 'rest') {
      yield* this.#consumeRest(segment.text, others, path, bindings);
    } else if (segment.kind === 'literal') {
      if (first === segment.text) yield* this.#consume(others, rest, bindings);
    } else if (typeof first === 'string' || first instanceof FieldSymbol) {
      yield* this.#consume(others, rest, new Map([...bindings, [segment.text, first]]));
    }
  }

  /** `{x=**}` matches one or more segments in version 1, and zero or more in version 2. */
  *#consumeRest(name: string, others: Segment[], path: RequestedSegment[], bindings: Bindings) {
    for (let length = this.#version === 1 ? 1 : 0; length <= path.length; length += 1) {
      const bound = new Map([...bindings, [name, pathOf(path.slice(0, length))]]);
      yield* this.#consume(others, path.slice(length), bound);
    }
  }
}

function pathOf(segments: RequestedSegment[]): RulesValue {
  const known = segments.filter((segment) => typeof segment === 'string');
  return known.length === segments.length ? new Path(known) : new FieldSymbol('the path of the document', []);
}
