import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { accessTable, storedDocuments } from './accessTable.ts';
import { type Persona, personas } from './persona.ts';
import { openRulesSuite, type RulesSuite } from './rulesSuite.ts';

const people = ['visitor', 'member', 'admin'] as const;
let suite: RulesSuite;
let asked: Record<(typeof people)[number], Persona>;

beforeAll(async () => {
  suite = await openRulesSuite();
  asked = await personas(suite);
});
beforeEach(() => suite.fill(storedDocuments()));
afterAll(() => suite.stop());

const cases = accessTable.flatMap(({ title, allowed, ask }) =>
  people.map((who) => ({ who, title, ask, verdict: allowed.includes(who) ? 'allowed' : 'denied' })),
);

it.each(cases)('the $who is $verdict to $title', async ({ who, ask, verdict }) => {
  expect(await ask(asked[who])).toBe(verdict);
});
