import { Ruleset } from '#emulator/rules/ruleset.ts';
import type { Product } from '#emulator/rules/syntax/syntaxTree.ts';

export class RulesHolder {
  readonly #product: Product;
  #ruleset: Ruleset;
  readonly #byProject = new Map<string, Ruleset>();
  readonly #listeners = new Set<() => void>();

  constructor(source: string, product: Product = 'firestore') {
    this.#product = product;
    this.#ruleset = Ruleset.parse(source, product);
  }

  rulesetOf(project: string): Ruleset {
    return this.#byProject.get(project) ?? this.#ruleset;
  }

  /**
   * Replaces the rules of one project, or of all projects without their own, and rechecks open targets. A
   * RulesSyntaxError leaves the old rules.
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
