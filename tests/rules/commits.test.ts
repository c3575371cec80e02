import { afterAll, beforeAll, expect, it } from 'vitest';
import { storedDocuments } from '#tests/rules/access/storedDocuments.ts';
import { postRuleCases, submissionRuleCases } from './documentCases.ts';
import { type People, personas } from './persona.ts';
import { openRulesSuite } from './rulesSuite.ts';
import { openServiceSuite } from './serviceSuite.ts';

let people: People;
let stop = async () => {};

/** Without HTTP, unlike the access table; uses the official emulator if one is configured. */
beforeAll(async () => {
  if (!process.env.FIRESTORE_EMULATOR_HOST) {
    people = openServiceSuite().people;
    return;
  }
  const suite = await openRulesSuite();
  stop = suite.stop;
  people = await personas(suite);
  await suite.fill(storedDocuments());
});
afterAll(() => stop());

it.each([...submissionRuleCases, ...postRuleCases])('$title: $verdict', async ({ ask, verdict }) => {
  expect(await ask(people)).toBe(verdict);
});
