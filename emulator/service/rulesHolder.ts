import { Ruleset } from '#emulator/rules/ruleset.ts';
import type { Product } from '#emulator/rules/syntax/syntaxTree.ts';

/** The rules of a product in force: those of the file for every project, except where a project has been given its own. */
export class RulesHolder {
  readonly #product: Product;
  #ruleset: Ruleset;
  readonly #byProject = new Map<string, Ruleset>();
  readonly #listeners = new Set<() => void>();

  /** Throws RulesSyntaxError. */
  constructor(source: string, product: Product = 'firestore') {
    this.#product = product;
    this.#ruleset = Ruleset.parse(source, product);
  }

  rulesetOf(project: string): Ruleset {
    return this.#byProject.get(project) ?? this.#ruleset;
  }

  /**
   * Puts new rules in force, for one project or for all without rules of their own, and has open targets checked
   * again; RulesSyntaxError leaves the old ones.
   */
  replace(source: string, project: string | null = null): void {
    const ruleset = Ruleset.parse(source, this.#product);
    if (project === null) this.#ruleset = ruleset;
    else this.#byProject.set(project, ruleset);
    for (const listener of [...this.#listeners]) listener();
  }

  onReplace(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
