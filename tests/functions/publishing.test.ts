import { expect, it, onTestFinished } from 'vitest';
import { background } from '#functions/background.ts';
import { publishChange } from '#functions/publishChange.ts';
import { gitHubWorkflow } from '#functions/startWorkflow.ts';
import { startGitHubServer } from '#tests/support/servers/gitHubServer.ts';
import { functionsFirebase } from './functionsFirebase.ts';

async function setUp() {
  const gitHub = await startGitHubServer();
  onTestFinished(() => gitHub.end());
  const firestore = await functionsFirebase();
  const start = gitHubWorkflow({ repository: 'agency/site', token: 'secret', api: gitHub.api });
  const status = async () => (await firestore.doc('status/publishing').get()).data();
  return { gitHub, firestore, setup: { firestore, start }, status };
}

it('a change that visitors see starts the GitHub workflow', async () => {
  const { gitHub, setup, status } = await setUp();
  await publishChange(setup);
  expect(gitHub.requests).toEqual([
    {
      url: '/repos/agency/site/dispatches',
      authorization: 'Bearer secret',
      body: { event_type: 'publish' },
    },
  ]);
  expect(await status()).toEqual({ error: null });
});

it('a refusal by GitHub is shown to the admin until a later call starts the workflow', async () => {
  const { gitHub, setup, status } = await setUp();
  gitHub.status = 401;
  await expect(publishChange(setup)).rejects.toThrow('GitHub responded with 401 for agency/site.');
  expect(await status()).toEqual({ error: 'GitHub responded with 401 for agency/site.' });
  gitHub.status = 204;
  await publishChange(setup);
  expect(await status()).toEqual({ error: null });
});

it('a post that visitors never saw starts no build, however it changes; any other does', async () => {
  const firestore = await functionsFirebase();
  let started = 0;
  const start = async () => {
    started += 1;
  };
  const tasks = background({ firestore, send: null, start, origin: () => '', now: Date.now });
  const [draft, article] = [{ published: false }, { published: true }];
  const withdrawn = { published: false, wasPublished: true };
  for (const [before, after, expected] of [
    [undefined, draft, 0],
    [draft, draft, 0],
    [draft, undefined, 0],
    [draft, article, 1],
    [article, article, 2],
    [article, withdrawn, 3],
    [withdrawn, withdrawn, 4],
    [withdrawn, undefined, 5],
    [article, undefined, 6],
  ] as const) {
    await tasks.postWritten({ before, after });
    expect(started).toBe(expected);
  }
});
