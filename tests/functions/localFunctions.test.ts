import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { type StartedEmulator, startEmulator } from '#emulator/start.ts';
import { testFolder } from '#emulator/tests/support/testEmulator.ts';
import { folderMailer } from '#functions/mailer.ts';
import { embeddedProject } from '#scripts/build/embeddedProject.ts';
import { type LocalFunctionsOptions, localFunctions } from '#scripts/functions/localFunctions.ts';
import { serviceOptions } from '#src/content/inquiry.ts';
import { aPost } from '#tests/support/records/aPost.ts';
import { aSubmission } from '#tests/support/records/aSubmission.ts';
import { storeDocuments, storedDocuments } from '#tests/support/servers/embeddedFirebase.ts';

type Started = StartedEmulator & { said: string[]; mailFolder: string };

/** An embedded Firebase in memory with local functions, for one test. */
async function start(options: Partial<LocalFunctionsOptions> = {}): Promise<Started> {
  const said: string[] = [];
  const log = (line: string) => void said.push(line);
  const mailFolder = join(testFolder(), 'mail');
  const background = localFunctions({
    log,
    send: folderMailer(mailFolder, log),
    publishing: null,
    origin: () => 'http://localhost:5173',
    ...options,
  });
  const emulator = await startEmulator({ ...embeddedProject, directory: null, log, background });
  onTestFinished(() => emulator.stop());
  return { ...emulator, said, mailFolder };
}

it('the seed sends no email', async () => {
  const { origin, said } = await start();
  await storeDocuments(origin, [aSubmission({ id: 'new', timestamp: new Date() })]);
  await expect.poll(() => said.filter((line) => line.startsWith('email'))).toHaveLength(1);
});

it('an inquiry becomes an email file and a line in the terminal', async () => {
  const { origin, said, mailFolder } = await start();
  await storeDocuments(origin, [aSubmission({ id: 'ana', name: 'Ana Okafor', timestamp: new Date() })]);
  const file = join(mailFolder, 'inquiry-ana.eml');
  await expect
    .poll(() => said)
    .toContain(`email: "New inquiry: Ana Okafor, ${serviceOptions[0]}" is in ${file}`);
  expect(readFileSync(file, 'utf8')).toContain('View it: http://localhost:5173/admin?submission=ana');
});

it('a scheduled post is published by the clock of the embedded Firebase', async () => {
  let ahead = 0;
  const { origin } = await start({ interval: 20, now: () => Date.now() + ahead });
  const { path, fields } = aPost({ id: 'later', published: false });
  const publishAt = new Date(Date.now() + 120_000);
  await storeDocuments(origin, [{ path, fields: { ...fields, publishAt } }]);
  const ranAt = async () => Number((await storedDocuments(origin, 'status'))[0]?.ranAt ?? 0);
  await expect.poll(ranAt).toBeGreaterThan(0);
  const isPublic = async () =>
    (await storedDocuments(origin, 'blogs')).find(({ id }) => id === 'later')?.published;
  expect(await isPublic()).toBe(false);
  ahead = 121_000;
  await expect.poll(isPublic).toBe(true);
});

it('the schedule first runs two seconds after the start, so that the admin area does not report that it stopped', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const { origin } = await start();
  vi.advanceTimersByTime(2_000);
  vi.useRealTimers();
  const ranAt = async () => Number((await storedDocuments(origin, 'status'))[0]?.ranAt ?? 0);
  await expect.poll(ranAt).toBeGreaterThan(0);
});

it('a failed call is logged, and the next one runs', async () => {
  const { origin, said } = await start({
    send: async () => {
      throw new Error('No connection');
    },
  });
  await storeDocuments(
    origin,
    ['ana', 'ben'].map((id) => aSubmission({ id, timestamp: new Date() })),
  );
  const failures = () => said.filter((line) => line === 'function inquiryCreated failed: No connection');
  await expect.poll(() => failures().length).toBe(2);
});
