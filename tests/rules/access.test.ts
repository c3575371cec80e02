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
/** Requests that are denied change nothing. */
let isUnchanged = false;
beforeEach(async () => {
  if (!isUnchanged) await suite.fill(storedDocuments());
  isUnchanged = false;
});
afterAll(() => suite.stop());

it.each(accessCases)('over REST, $title: $verdict', async ({ ask, verdict }) => {
  const answer = await ask(people);
  isUnchanged = answer === 'denied';
  expect(answer).toBe(verdict);
});
