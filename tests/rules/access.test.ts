import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { accessCases } from '#tests/rules/access/accessCases.ts';
import { storedDocuments } from '#tests/rules/access/storedDocuments.ts';
import { type People, personas } from './persona.ts';
import { openRulesSuite, type RulesSuite } from './rulesSuite.ts';

let suite: RulesSuite;
let people: People;

beforeAll(async () => {
  suite = await openRulesSuite();
  people = await personas(suite);
});
beforeEach(() => suite.fill(storedDocuments()));
afterAll(() => suite.stop());

it.each(accessCases)('over REST, $title: $verdict', async ({ ask, verdict }) => {
  expect(await ask(people)).toBe(verdict);
});
