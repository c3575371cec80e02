import type { Firestore } from 'firebase-admin/firestore';
import { expect, it, onTestFinished } from 'vitest';
import { background } from '#functions/background.ts';
import { publishChange, publishWhatWaits } from '#functions/publishing/publishChanges.ts';
import { gitHubWorkflow } from '#functions/publishing/startWorkflow.ts';
import { type GitHubServer, startGitHubServer } from '#tests/support/servers/gitHubServer.ts';
import { functionsFirebase } from './functionsFirebase.ts';

async function gitHub(): Promise<GitHubServer> {
  const server = await startGitHubServer();
  onTestFinished(() => server.end());
  return server;
}

function setupOf(firestore: Firestore, { api }: GitHubServer) {
  const clock = { time: 1_000_000_000 };
  const start = gitHubWorkflow({ repository: 'agency/site', token: 'secret', api });
  return { clock, setup: { firestore, start, now: () => clock.time } };
}

async function statusIn(firestore: Firestore) {
  return (await firestore.doc('status/publishing').get()).data();
}

it('a change that visitors see starts the GitHub workflow once, even if it is reported several times', async () => {
  const firestore = await functionsFirebase();
  const answers = await gitHub();
  const { setup, clock } = setupOf(firestore, answers);
  await publishChange(setup, 999);
  clock.time += 600_000;
  await publishChange(setup, 999);
  await publishWhatWaits(setup);
  expect(answers.requests).toEqual([
    {
      url: '/repos/agency/site/dispatches',
      authorization: 'Bearer secret',
      body: { event_type: 'publish' },
    },
  ]);
  expect(await statusIn(firestore)).toMatchObject({ changedAt: 999, startedFor: 999, error: null });
});

it('changes within a minute start the workflow once more after that minute', async () => {
  const firestore = await functionsFirebase();
  const answers = await gitHub();
  const { setup, clock } = setupOf(firestore, answers);
  for (const time of [1, 2, 3]) await publishChange(setup, time);
  expect(answers.requests).toHaveLength(1);
  clock.time += 60_000;
  await publishWhatWaits(setup);
  await publishWhatWaits(setup);
  expect(answers.requests).toHaveLength(2);
  expect(await statusIn(firestore)).toMatchObject({ startedFor: 3 });
});

it('a refusal by GitHub is recorded for the admin area and retried', async () => {
  const firestore = await functionsFirebase();
  const answers = await gitHub();
  const { setup, clock } = setupOf(firestore, answers);
  answers.status = 401;
  await expect(publishChange(setup, 5)).rejects.toThrow('GitHub answered 401 for agency/site.');
  expect(await statusIn(firestore)).toMatchObject({
    startedFor: 0,
    error: 'GitHub answered 401 for agency/site.',
  });
  answers.status = 204;
  clock.time += 60_000;
  await publishWhatWaits(setup);
  expect(await statusIn(firestore)).toMatchObject({ startedFor: 5, error: null });
});

it('a change whose call was killed before GitHub responded is sent by the next scheduled run', async () => {
  const firestore = await functionsFirebase();
  const answers = await gitHub();
  const { setup, clock } = setupOf(firestore, answers);
  void publishChange({ ...setup, start: () => new Promise(() => undefined) }, 5);
  await expect.poll(async () => (await statusIn(firestore))?.triedAt).toBe(clock.time);
  clock.time += 60_000;
  await publishWhatWaits(setup);
  expect(answers.requests).toHaveLength(1);
  expect(await statusIn(firestore)).toMatchObject({ startedFor: 5 });
});

it('drafts start no build; publishing, changing, unpublishing and deleting an article do', async () => {
  const firestore = await functionsFirebase();
  let now = 1_000_000_000;
  let started = 0;
  const start = async () => {
    started += 1;
  };
  const tasks = background({ firestore, send: null, start, origin: () => '', now: () => now });
  const [draft, article] = [{ published: false }, { published: true }];
  for (const [before, after, expected] of [
    [undefined, draft, 0],
    [draft, draft, 0],
    [draft, undefined, 0],
    [draft, article, 1],
    [article, article, 2],
    [article, draft, 3],
    [article, undefined, 4],
  ] as const) {
    now += 60_000;
    await tasks.postWritten({ before, after, time: now });
    expect(started).toBe(expected);
  }
});
