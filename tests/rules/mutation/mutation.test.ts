import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isFullRun, longTest } from '#emulator/tests/support/runs.ts';
import { accessCases } from '#tests/rules/access/accessCases.ts';
import { postRuleCases, type RuleCase, submissionRuleCases } from '#tests/rules/documentCases.ts';
import type { People } from '#tests/rules/persona.ts';
import { openServiceSuite } from '#tests/rules/serviceSuite.ts';
import { mutantsOf } from './mutants.ts';

const rules = readFileSync('firestore.rules', 'utf8');
const cases: Record<string, RuleCase[]> = {
  contacts: [...accessCases, ...submissionRuleCases],
  blogs: [...accessCases, ...postRuleCases],
  versions: accessCases,
};
const allCases = [...accessCases, ...submissionRuleCases, ...postRuleCases];

it.runIf(isFullRun)(
  'no clause of the rules can be removed or changed without a case of the tables failing',
  longTest,
  async () => {
    const { people, setRules } = openServiceSuite();
    expect(await killerOf(allCases, people)).toBeUndefined();
    const killed: string[] = [];
    const survivors: string[] = [];
    for (const { line, collection, change, rules: mutated } of mutantsOf(rules)) {
      setRules(mutated);
      const killer = await killerOf((collection && cases[collection]) || allCases, people);
      if (killer === undefined) survivors.push(`line ${line}: ${change}`);
      else killed.push(`line ${line}: ${change} | ${killer}`);
    }
    console.log(killed.join('\n'));
    expect(survivors).toEqual([]);
  },
);

/** The first case with a wrong decision. */
async function killerOf(asked: readonly RuleCase[], people: People): Promise<string | undefined> {
  for (const { title, verdict, ask } of asked) if ((await ask(people)) !== verdict) return title;
  return undefined;
}
