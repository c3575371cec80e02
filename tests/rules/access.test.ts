import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type StartedEmulator, startEmulator } from '#emulator/start.ts';
import { embeddedProject } from '#scripts/embeddedProject.ts';
import { demoAdmin } from '#scripts/sampleContent.ts';
import { accessTable, storedDocuments } from './accessTable.ts';
import { type Persona, personas } from './persona.ts';

const people = ['visitor', 'member', 'admin'] as const;
let emulator: StartedEmulator;
let asked: Record<(typeof people)[number], Persona> | undefined;

beforeAll(async () => {
  const seed = () => ({ documents: storedDocuments(), users: asked ? [] : [demoAdmin] });
  emulator = await startEmulator({ ...embeddedProject, seed, directory: null, log: () => undefined });
  asked = await personas(emulator.origin);
});
beforeEach(() => emulator.reset());
afterAll(() => emulator.stop());

const cases = accessTable.flatMap(({ title, allowed, ask }) =>
  people.map((who) => ({ who, title, ask, verdict: allowed.includes(who) ? 'allowed' : 'denied' })),
);

it.each(cases)('the $who is $verdict to $title', async ({ who, ask, verdict }) => {
  expect(asked && (await ask(asked[who]))).toBe(verdict);
});
