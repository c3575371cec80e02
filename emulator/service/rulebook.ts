import { Ruleset } from '#emulator/rules/ruleset.ts';

/** The rules in force, for all databases; may be replaced while streams are open. */
export class Rulebook {
  #ruleset: Ruleset;
  readonly #listeners = new Set<() => void>();

  /** Throws RulesSyntaxError. */
  constructor(source: string) {
    this.#ruleset = Ruleset.parse(source);
  }

  get ruleset(): Ruleset {
    return this.#ruleset;
  }

  /** Puts new rules in force and has open targets checked again; RulesSyntaxError leaves the old ones. */
  replace(source: string): void {
    this.#ruleset = Ruleset.parse(source);
    for (const listener of [...this.#listeners]) listener();
  }

  onReplace(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
