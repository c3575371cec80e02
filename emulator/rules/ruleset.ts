import { disjunctsOf } from '#emulator/engine/query/disjuncts.ts';
import { checkRules } from '#emulator/rules/syntax/check.ts';
import { parseRules } from '#emulator/rules/syntax/parser.ts';
import { Source } from '#emulator/rules/syntax/source.ts';
import type { Expression, Operation, Product, RulesFile } from '#emulator/rules/syntax/syntaxTree.ts';
import { asBool } from '#emulator/rules/values/types.ts';
import type { Path, RulesMap, RulesValue } from '#emulator/rules/values/values.ts';
import { Environment, Evaluation } from './environment.ts';
import { evaluate } from './evaluate.ts';
import { EvaluationError, LimitError } from './evaluationError.ts';
import { listedDocument } from './listedDocument.ts';
import { Matcher, type RequestedSegment } from './matching.ts';
import { ReadBudget } from './readBudget.ts';
import {
  documentOf,
  documentPath,
  documentVariables,
  type ListRequest,
  listVariables,
  type RequestContext,
  type RulesRequest,
} from './request.ts';
import { type StorageRequest, storagePath, storageVariables } from './storageRequest.ts';

/** `reason` is for the developer's console and is not sent to the client; `bug` is an internal error of the engine. */
export type Access = { allowed: true } | { allowed: false; reason: string; bug?: unknown };

type Reader = (path: Path, isAfter: boolean) => RulesValue;

export class Ruleset {
  readonly #file: RulesFile;
  readonly #source: Source;
  readonly #matcher: Matcher;

  private constructor(file: RulesFile, source: Source) {
    this.#file = file;
    this.#source = source;
    this.#matcher = new Matcher(file.version);
  }

  static parse(text: string, product: Product = 'firestore'): Ruleset {
    const source = new Source(text);
    const file = parseRules(source, product);
    checkRules(file, source, product);
    return new Ruleset(file, source);
  }

  check(request: RulesRequest, budget = new ReadBudget()): Access {
    return failClosed(() => {
      const path = documentPath(request.database, request.path).segments;
      const reader = readerOf(request, request.readAfter, budget);
      return this.#decide(request.method, [...path], documentVariables(request), reader);
    });
  }

  /** Checks a query by proving the rules for every document that its constraints allow, without reading any. */
  checkList(request: ListRequest, budget = new ReadBudget()): Access {
    return failClosed(() => {
      if (request.query.allDescendants && this.#file.version === 1) {
        return { allowed: false, reason: "Collection groups need rules_version = '2'." };
      }
      const reader = readerOf(request, request.read, budget);
      for (const disjunct of disjunctsOf(request.query.filter)) {
        const { path, resource } = listedDocument(request.query, disjunct);
        const access = this.#decide('list', path, listVariables(request, resource), reader);
        if (!access.allowed) return access;
      }
      return { allowed: true };
    });
  }

  checkStorage(request: StorageRequest): Access {
    return failClosed(() => {
      const path = storagePath(request.bucket, request.name).segments;
      return this.#decide(request.method, [...path], storageVariables(request), () => null);
    });
  }

  #decide(operation: Operation, path: RequestedSegment[], variables: RulesMap, reader: Reader): Access {
    const root = new Environment(variables, this.#file.functions, new Evaluation(reader));
    const reasons: string[] = [];
    for (const { allow, environment } of this.#matcher.reach(this.#file.service, path, operation, root)) {
      const outcome = allow.condition === null ? true : outcomeOf(allow.condition, environment);
      if (outcome === true) return { allowed: true };
      reasons.push(`${outcome} for '${operation}' @ L${this.#source.line(allow.at)}`);
    }
    return { allowed: false, reason: reasons.join('\n') || `No allow for '${operation}' reaches this path.` };
  }
}

/** The condition's value, or its error message: an error is not true, and other allows still count. */
function outcomeOf(condition: Expression, environment: Environment): boolean | string {
  try {
    return asBool(evaluate(condition, environment));
  } catch (error) {
    if (error instanceof EvaluationError) return error.message;
    throw error;
  }
}

/** Denies the request on any error outside a condition, such as an exceeded limit or an internal bug. */
function failClosed(decide: () => Access): Access {
  try {
    return decide();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (error instanceof LimitError || error instanceof EvaluationError) return { allowed: false, reason };
    return { allowed: false, reason: `The rules could not be evaluated: ${reason}`, bug: error };
  }
}

function readerOf(request: RequestContext, readAfter: RequestContext['read'], budget: ReadBudget): Reader {
  budget.nextOperation();
  const root = documentPath(request.database, []);
  return (path, isAfter) => {
    const below = path.segments.slice(root.segments.length);
    const isDocument = below.length > 0 && below.length % 2 === 0;
    const isHere = root.segments.every((segment, index) => segment === path.segments[index]);
    if (!isDocument || !isHere) throw new EvaluationError(`${path} is not a document of this database.`);
    budget.spend(`${isAfter}${path}`);
    const fields = isAfter ? readAfter(below) : request.read(below);
    return fields === null ? null : documentOf(path, fields);
  };
}
