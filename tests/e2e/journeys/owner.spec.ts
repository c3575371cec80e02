import type { Page } from '@playwright/test';
import { startEmulator } from '#emulator/start.ts';
import { smtpMailer } from '#functions/mailer.ts';
import { embeddedProject } from '#scripts/build/embeddedProject.ts';
import { demoAdmin } from '#scripts/content/sampleContent.ts';
import { localFunctions } from '#scripts/functions/localFunctions.ts';
import { formatPostDate } from '#src/features/posts/messages.ts';
import { submissionMessages } from '#src/features/submissions/messages.ts';
import { paths } from '#src/paths.ts';
import { counted, counter, inView, panel } from '#tests/e2e/admin/dashboard.ts';
import { test as base, expect } from '#tests/e2e/support/people.ts';
import { downloadBy } from '#tests/support/pages/download.ts';
import { fillInquiry, inquiry, sendInquiry } from '#tests/support/pages/inquiry.ts';
import { fillSignIn, signIn } from '#tests/support/pages/signIn.ts';
import { aPost } from '#tests/support/records/aPost.ts';
import { storeDocuments, storedDocuments } from '#tests/support/servers/embeddedFirebase.ts';
import { firebaseRoutes, forward, startForwarding } from '#tests/support/servers/forwarding.ts';
import { type MailServer, startMailServer } from '#tests/support/servers/mailServer.ts';

type Agency = {
  /** The site's origin; its database runs the functions. */
  origin: string;
  mail: MailServer;
  /** Moves the clock of the database and its functions forward, in ms. */
  advance(time: number): void;
};

const test = base.extend<{ agency: Agency }>({
  agency: async ({ site }, use) => {
    const mail = await startMailServer();
    let ahead = 0;
    const now = () => Date.now() + ahead;
    let origin = '';
    const background = localFunctions({
      log: () => undefined,
      send: smtpMailer({ ...mail, from: 'site@agency.example', to: 'inbox@agency.example' }),
      publishing: null,
      origin: () => origin,
      now,
      interval: 200,
    });
    const project = { ...embeddedProject, directory: null, log: () => undefined };
    const emulator = await startEmulator({ ...project, clock: now, background });
    const routes = firebaseRoutes({ firestore: emulator.origin, auth: emulator.origin });
    const front = await startForwarding(routes, (request, response) =>
      forward(site.origin, request, response),
    );
    origin = front.origin;
    const advance = (time: number) => {
      ahead += time;
    };
    await use({ origin, mail, advance });
    await front.end();
    await emulator.stop();
    await mail.end();
  },
});

test.use({ expectedMessages: /A live read was refused|Failed to load resource: net::/ });

test('an inquiry reaches the inbox, and its link opens it for the admin, who exports and answers it', async ({
  agency,
  openBrowser,
}) => {
  const visitor = await openBrowser({ baseURL: agency.origin });
  await fillInquiry(visitor);
  await sendInquiry(visitor);
  await expect(visitor.getByText(submissionMessages.sent)).toBeVisible();

  await expect.poll(() => agency.mail.mails).toHaveLength(1);
  const [mail] = agency.mail.mails;
  expect(mail?.subject).toBe(`New inquiry: ${inquiry.name}, ${inquiry.service}`);
  expect(mail?.replyTo?.value).toEqual([{ name: inquiry.name, address: inquiry.email }]);
  expect(mail?.text).toContain(inquiry.message);
  const link = /^View it: (\S+)$/m.exec(mail?.text ?? '')?.[1] ?? '';
  expect(link).toContain(agency.origin);

  const admin = await openBrowser();
  await admin.goto(link);
  await fillSignIn(admin, demoAdmin);
  await expect(inView(admin, inquiry.name)).toBeVisible();
  const detail = panel(admin);
  const { name, email, company, service, budget, message } = inquiry;
  for (const text of [email, company, service, budget, message]) await expect(detail).toContainText(text);
  const { text } = await downloadBy(admin, admin.getByRole('button', { name: 'Export CSV' }));
  expect(text).toContain('"Our booking page has ""nine"" screens, four would do;\nthe rest is habit."');
  for (const part of [[name, email, company].join(), service, budget]) expect(text).toContain(part);
  const reply = detail.getByRole('link', { name: 'Reply via Email' });
  const { pathname, searchParams } = new URL((await reply.getAttribute('href')) ?? '');
  expect([pathname, searchParams.get('subject')]).toEqual([email, `Re: Your inquiry about ${service}`]);
  const quoted = message.split('\n').map((line) => `> ${line}\r\n`);
  expect(searchParams.get('body')).toContain(`${name} wrote:\r\n${quoted.join('')}`.trimEnd());
  const repliedBefore = await counted(admin, 'Replied');
  await reply.click();
  await detail.getByRole('button', { name: 'Mark as Replied' }).click();
  await expect(counter(admin, 'Replied')).toHaveText(`${repliedBefore + 1}`);
  const stored = await storedDocuments(agency.origin, 'contacts');
  expect(stored.find((one) => one.email === email)).toMatchObject({ ...inquiry, status: 'replied' });
  expect(agency.mail.mails).toHaveLength(1);
});

test('a post scheduled two minutes ahead is published on time', {
  tag: '@full',
}, async ({ agency, openBrowser }) => {
  const admin = await openBrowser({ baseURL: agency.origin });
  const visitor = await openBrowser({ baseURL: agency.origin });
  const [id, title] = ['four', 'Four screens are enough'];
  const url = paths.article(id);
  await storeDocuments(agency.origin, [aPost({ id, title, published: false })]);
  await signIn(admin, demoAdmin);
  await admin.goto(`${paths.adminBlog}?post=${id}`);
  const form = admin.getByRole('dialog');
  await expect(form.getByText('Time zone: America/New_York.')).toBeVisible();
  // The next full minute that is at least two minutes away.
  const publishAt = Math.ceil((Date.now() + 120_000) / 60_000) * 60_000;
  await form.getByLabel('Publish at').fill(await localTime(admin, publishAt));
  await form.getByRole('button', { name: 'Update Post' }).click();
  const row = admin.getByRole('row', { name: title });
  await expect(row.getByText(/^Scheduled for /)).toBeVisible();

  const ranAt = async () => Number((await storedDocuments(agency.origin, 'status'))[0]?.ranAt ?? 0);
  const savedAt = Date.now();
  await expect.poll(ranAt).toBeGreaterThan(savedAt);
  await visitor.goto(url);
  await expect(visitor.getByRole('heading', { name: 'Article Not Found' })).toBeVisible();

  agency.advance(publishAt - Date.now());
  await expect.poll(async () => isPublished(agency.origin, id)).toBe(true);
  await visitor.goto(url);
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(visitor.locator('time').first()).toHaveText(formatPostDate(publishAt));
  await admin.reload();
  await expect(row.getByText('Published')).toBeVisible();
  await expect(row.getByText('Pages update with the next build')).toBeVisible();
});

async function isPublished(origin: string, id: string): Promise<unknown> {
  return (await storedDocuments(origin, 'blogs')).find((post) => post.id === id)?.published;
}

/** In the format of a `datetime-local` field. */
function localTime(page: Page, time: number): Promise<string> {
  return page.evaluate((at) => {
    const local = new Date(at - new Date(at).getTimezoneOffset() * 60_000);
    return local.toISOString().slice(0, 16);
  }, time);
}
