import { invalid } from '#emulator/engine/firestoreError.ts';
import type { Change, StoredDocument } from '#emulator/engine/values/document.ts';
import { parseParent } from '#emulator/engine/values/documentName.ts';
import type { Fields } from '#emulator/engine/values/value.ts';
import { aggregated, aggregatedFields, parseAggregations, withFields } from './aggregate.ts';
import type { IndexDefinitions } from './indexDefinitions.ts';
import { Indexes } from './indexes.ts';
import { parseQuery } from './parseQuery.ts';
import type { ParsedQuery } from './query.ts';
import { compareDocuments, matchesQuery, projected } from './queryMatch.ts';
import { planQuery, type QueryPlan } from './queryPlan.ts';
import { checkIndexes, checkKeyScan } from './requiredIndex.ts';
import { countResults, resultNames, type Source } from './runQuery.ts';

export class QueryEngine {
  readonly #database: string;
  readonly #documents: ReadonlyMap<string, StoredDocument>;
  readonly #indexes: Indexes;
  readonly #source: Source;
  readonly #plans = new WeakMap<ParsedQuery, QueryPlan>();
  #definitions: IndexDefinitions | null;
  /** Number of index entries and documents that queries have examined, as a measure of speed. */
  scanned = 0;

  /** Null definitions turn off the check for missing indexes. */
  constructor(
    database: string,
    documents: ReadonlyMap<string, StoredDocument>,
    definitions: IndexDefinitions | null,
  ) {
    this.#database = database;
    this.#documents = documents;
    this.#definitions = definitions;
    this.#indexes = new Indexes(() => documents.values());
    this.#source = {
      read: (name) => documents.get(name) ?? null,
      indexes: this.#indexes,
      touch: () => {
        this.scanned += 1;
      },
    };
  }

  setIndexes(definitions: IndexDefinitions | null): void {
    this.#definitions = definitions;
  }

  parse(parent: string, structuredQuery: unknown): ParsedQuery {
    if (parseParent(parent).database !== this.#database) throw invalid(`"${parent}" is in another database.`);
    const query = parseQuery(parent, structuredQuery);
    this.#plans.set(query, planQuery(query));
    return query;
  }

  /**
   * The complete result in order; apply `project` to each document before sending it. Throws FAILED_PRECONDITION if an
   * index is missing.
   */
  run(query: ParsedQuery): StoredDocument[] {
    const plan = this.#plans.get(query) ?? planQuery(query);
    checkKeyScan(query, plan.disjuncts);
    if (this.#definitions !== null) checkIndexes(query, plan.disjuncts, this.#definitions);
    return this.#documentsOf(query, plan);
  }

  project(query: ParsedQuery, document: StoredDocument): StoredDocument {
    return projected(query, document);
  }

  aggregate(query: ParsedQuery, aggregations: unknown): Fields {
    const parsed = parseAggregations(aggregations);
    const fields = aggregatedFields(parsed);
    const complete = withFields(query, fields);
    const plan = planQuery(complete);
    checkKeyScan(complete, plan.disjuncts);
    if (this.#definitions !== null) checkIndexes(query, plan.disjuncts, this.#definitions, fields);
    return aggregated(
      parsed,
      (upTo) => countResults(complete, plan, this.#source, upTo),
      () => this.#documentsOf(complete, plan),
    );
  }

  matches(query: ParsedQuery, document: StoredDocument): boolean {
    return matchesQuery(query, document);
  }

  compare(query: ParsedQuery, a: StoredDocument, b: StoredDocument): number {
    return compareDocuments(query.orderBy, a, b);
  }

  follow(changes: Change[]): void {
    this.#indexes.follow(changes);
  }

  /** Drops the indexes: rebuilding them is cheaper than removing the documents one by one. */
  forgetIndexes(): void {
    this.#indexes.clear();
  }

  #documentsOf(query: ParsedQuery, plan: QueryPlan): StoredDocument[] {
    return [...resultNames(query, plan, this.#source)].flatMap((name) => this.#documents.get(name) ?? []);
  }
}
