import { expect, it } from 'vitest';
import { demoAdmin } from '#scripts/content/sampleContent.ts';
import { appInBrowser, inquiry, opened, post, unsaved } from './appSite.ts';

const openApp = appInBrowser();

/** Test data: functions that run in a page cannot access the test's scope. */
const given = { inquiry, post, unsaved, opened, tooLong: 'x'.repeat(5_001), admin: demoAdmin };
type Given = typeof given;

type Operation = {
  name: string;
  /** Its message in the error catalog. */
  message: string;
  run: (given: Given) => Promise<object>;
  /** The part that a visitor is denied, by default all of it; `null` if none is. */
  refused?: ((given: Given) => Promise<object>) | null;
};

const operations: Operation[] = [
  {
    name: 'sending an inquiry',
    message: 'Failed to submit form',
    run: (given) => app.sendSubmission(app.newSubmissionId(), given.inquiry),
    refused: (given) =>
      app.sendSubmission(app.newSubmissionId(), { ...given.inquiry, message: given.tooLong }),
  },
  {
    name: 'listing inquiries',
    message: 'Failed to fetch submissions',
    run: () => app.fetchSubmissionPage({ direction: 'desc', size: 25 }),
  },
  {
    name: 'counting inquiries',
    message: "Couldn't count the submissions",
    run: () => app.countSubmissions().catch(({ message }) => ({ success: false, error: message })),
  },
  {
    name: 'exporting inquiries',
    message: 'Failed to fetch submissions',
    run: () =>
      app.fetchAllSubmissions(
        { direction: 'desc' },
        { signal: new AbortController().signal, onProgress: () => undefined },
      ),
  },
  {
    name: 'deleting inquiries',
    message: 'Failed to delete submission',
    run: () => app.deleteSubmissions(['first', 'second']),
  },
  {
    name: 'marking inquiries',
    message: "Couldn't update the submission",
    run: () => app.setSubmissionStatus(['first', 'second'], 'replied'),
  },
  {
    name: 'writing a post',
    message: 'Failed to create blog post',
    run: (given) => app.savePost(given.post, { id: app.newPostId(), ...given.unsaved }),
  },
  {
    name: 'changing a post',
    message: 'Failed to update blog post',
    run: (given) => app.savePost(given.post, { id: 'live', ...given.opened }),
  },
  {
    name: 'deleting a post',
    message: 'Failed to delete blog post',
    run: () => app.deletePost('live'),
  },
  {
    name: 'listing all posts',
    message: 'Failed to fetch blog posts',
    run: () => app.fetchAdminPostPage({ direction: 'desc', size: 25 }),
  },
  {
    name: 'counting posts',
    message: 'Failed to fetch blog posts',
    run: () => app.countPosts().then(Object, ({ message }) => ({ success: false, error: message })),
  },
];

/** How often the console logged a failure with this name. */
function timesLogged(said: readonly string[], message: string): number {
  return said.filter((line) => line.startsWith(`${message}:`)).length;
}

it('a visitor is denied every operation that is not public, with its message, logged once', async () => {
  const { page, said } = await openApp('visitor');
  for (const { name, run, refused, message } of operations.filter((one) => one.refused !== null)) {
    said.length = 0;
    const answer = await page.evaluate(refused ?? run, given);
    expect(answer, name).toMatchObject({ success: false, error: message });
    expect(timesLogged(said, message), name).toBe(1);
  }
  expect(await page.evaluate(() => app.getPost('draft'))).toEqual({ error: 'Blog post not found' });
  expect(await page.evaluate(() => app.getPost('none'))).toEqual({ error: 'Blog post not found' });
});

it('without a connection every operation fails with its message within 20 seconds, logged once', async () => {
  const { site, page, said } = await openApp('admin');
  await site.stop();
  const answers = await Promise.all(operations.map(({ run }) => page.evaluate(run, given)));
  expect(answers).toMatchObject(operations.map(({ message }) => ({ success: false, error: message })));
  for (const { message } of operations) {
    expect(timesLogged(said, message)).toBe(operations.filter((other) => other.message === message).length);
  }
  await page.clock.install();
  const read = page.evaluate(() => app.getPost('live'));
  await page.clock.runFor(10_000);
  expect(await read).toEqual({ error: 'Failed to load blog post' });
  expect(await page.evaluate(({ admin }) => app.signIn(admin.email, admin.password), given)).toEqual({
    success: false,
    error: expect.stringMatching(/^Couldn't reach the login server\./),
  });
});
