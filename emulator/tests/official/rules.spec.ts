import fc from 'fast-check';
import { afterAll, beforeAll, it } from 'vitest';
import { rulesWith } from '#emulator/tests/support/testEmulator.ts';
import { agreement, cases } from './agreement.ts';
import { condition, fields } from './expressions.ts';
import { ruleDifferences } from './knownDifferences.ts';
import { type Answers, openSides, root, type Sides } from './sides.ts';

const perRuleset = 20;

let sides: Sides;
beforeAll(async () => {
  sides = await openSides();
  const paths = Array.from({ length: perRuleset }, (_, number) => [
    `e${number}/doc`,
    `n${number}/doc`,
  ]).flat();
  const writes = [...paths, 'a/doc'].map((path) => ({ update: { name: `${root}/${path}`, fields } }));
  await sides.ask(`${root}:commit`, { writes });
});
afterAll(() => sides.stop());

/** Each expression and its negation, to distinguish false from an error. */
function rulesetOf(expressions: readonly string[]): string {
  return rulesWith(
    expressions
      .map(
        (one, number) =>
          `match /e${number}/{id} { allow get: if ${one}; }\nmatch /n${number}/{id} { allow get: if !(${one}); }`,
      )
      .join('\n'),
  ).replace('{database}', '{db}');
}

type Verdict = 'true' | 'false' | 'error' | 'both';

async function verdicts(number: number): Promise<{ official: Verdict; embedded: Verdict }> {
  const [plain, denied] = await Promise.all(
    ['e', 'n'].map((kind) => sides.get(`${root}/${kind}${number}/doc`, 'user')),
  );
  const verdict = (side: keyof Answers): Verdict => {
    const [isTrue, isFalse] = [plain, denied].map((answers) => answers?.[side].status === 'OK');
    if (isTrue) return isFalse ? 'both' : 'true';
    return isFalse ? 'false' : 'error';
  };
  return { official: verdict('official'), embedded: verdict('embedded') };
}

it('an expression is true, false or an error in both, or loads in neither', async () => {
  const { compare, holds } = agreement('rule expressions', ruleDifferences);
  const expressions = fc.array(condition, { minLength: perRuleset, maxLength: perRuleset });
  await holds(expressions, cases / perRuleset, async (all) => {
    const loads = async (some: readonly string[]) => {
      const { official, embedded } = await sides.setRules(rulesetOf(some));
      return { official: official.status === 'OK', embedded: embedded.status === 'OK' };
    };
    const together = await loads(all);
    if (!together.official || !together.embedded) {
      for (const one of all) {
        const alone = await loads([one]);
        compare(one, alone.official, alone.embedded);
      }
      return;
    }
    const judged = await Promise.all(all.map((_, number) => verdicts(number)));
    for (const [number, { official, embedded }] of judged.entries()) compare(all[number], official, embedded);
  });
});
