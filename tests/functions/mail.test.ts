import { type AddressInfo, createServer } from 'node:net';
import type { Firestore } from 'firebase-admin/firestore';
import { describe, expect, it, onTestFinished } from 'vitest';
import { hourlyLimit, type Mail } from '#functions/inquiryMail.ts';
import { smtpMailer } from '#functions/mailer.ts';
import { type MailSetup, mailInquiry } from '#functions/mailInquiry.ts';
import { budgetOptions, serviceOptions } from '#src/content/inquiry.ts';
import { site } from '#src/content/site.ts';
import { aSubmission } from '#tests/support/records/aSubmission.ts';
import { functionsFirebase } from './functionsFirebase.ts';
import { smtpInbox } from './smtpInbox.ts';

const hour = 3_600_000;

function setupOf(firestore: Firestore, send: MailSetup['send']) {
  const clock = { time: Date.now() };
  return { clock, setup: { firestore, send, origin: () => 'https://agency.example', now: () => clock.time } };
}

const ana = {
  id: 'ana',
  name: 'Ana Okafor',
  email: 'ana@okafor.example',
  company: 'Okafor & Sons',
  service: serviceOptions[0],
  budget: budgetOptions[0],
  message: 'Two shops.\n\nOne site, please.',
  /** A new one for each test: an inquiry that is older than its document counts as imported. */
  get timestamp() {
    return new Date();
  },
};

describe('the email about an inquiry', () => {
  it('is sent once, with the whole inquiry and a link to it, and replies go to the visitor', async () => {
    const firestore = await functionsFirebase([aSubmission(ana)]);
    const inbox = await smtpInbox();
    const { setup } = setupOf(firestore, inbox.send);
    for (const _ of ['called', 'called again']) await mailInquiry(setup, 'ana');
    expect(inbox.mails).toHaveLength(1);
    const [mail] = inbox.mails;
    expect(mail?.subject).toBe(`New inquiry: Ana Okafor, ${ana.service}`);
    expect(mail?.replyTo?.value).toEqual([{ name: 'Ana Okafor', address: 'ana@okafor.example' }]);
    expect(mail?.to).toMatchObject({ text: 'inbox@agency.example' });
    expect(mail?.text?.trim()).toBe(
      [
        'View it: https://agency.example/admin?submission=ana',
        '',
        'Name: Ana Okafor',
        'Email: ana@okafor.example',
        'Company: Okafor & Sons',
        `Service: ${ana.service}`,
        `Budget: ${ana.budget}`,
        '',
        'Two shops.\n\nOne site, please.',
      ].join('\n'),
    );
  });

  it('shows an international domain as people read it, and replies to the address as it was sent', async () => {
    const firestore = await functionsFirebase([aSubmission({ ...ana, email: 'ana@xn--mller-kva.de' })]);
    const inbox = await smtpInbox();
    await mailInquiry(setupOf(firestore, inbox.send).setup, 'ana');
    const [mail] = inbox.mails;
    expect(mail?.text).toContain('Email: ana@müller.de\n');
    expect(mail?.headers.get('reply-to')).toMatchObject({ value: [{ name: 'Ana Okafor' }] });
  });

  it('is sent by a later call after the mail server rejected it for an hour, without alarming the admin', async () => {
    const firestore = await functionsFirebase([aSubmission(ana)]);
    const inbox = await smtpInbox();
    const { setup, clock } = setupOf(firestore, inbox.send);
    for (const _ of ['at once', 'half an hour later']) {
      inbox.refuseNext('Out of space');
      await expect(mailInquiry(setup, 'ana')).rejects.toThrow('Out of space');
      clock.time += hour / 2;
    }
    await mailInquiry(setup, 'ana');
    expect(inbox.mails).toHaveLength(1);
    expect((await firestore.doc('status/mail').get()).exists).toBe(false);
  });

  it('is abandoned after 20 hours of rejections, and the admin can read why', async () => {
    const firestore = await functionsFirebase([aSubmission(ana)]);
    const inbox = await smtpInbox();
    const { setup, clock } = setupOf(firestore, inbox.send);
    inbox.refuseNext('Looks like spam');
    await expect(mailInquiry(setup, 'ana')).rejects.toThrow('Looks like spam');
    clock.time += 21 * hour;
    inbox.refuseNext('Looks like spam');
    await mailInquiry(setup, 'ana');
    expect((await firestore.doc('status/mail').get()).data()).toEqual({
      failedAt: clock.time,
      error: expect.stringContaining('Looks like spam'),
    });
    await mailInquiry(setup, 'ana');
    expect(inbox.mails).toEqual([]);
  });

  it('is sent without a reply-to address that the mail server rejects, and mentions that', async () => {
    const firestore = await functionsFirebase([aSubmission({ ...ana, email: 'jane@gmail' })]);
    const inbox = await smtpInbox();
    inbox.refuseAll(/^Reply-To: /m, '5.1.3 Bad reply-to');
    await mailInquiry(setupOf(firestore, inbox.send).setup, 'ana');
    const [mail] = inbox.mails;
    expect(inbox.mails).toHaveLength(1);
    expect(mail?.replyTo).toBeUndefined();
    expect(mail?.subject).toBe(`New inquiry: Ana Okafor, ${ana.service}`);
    expect(mail?.text).toContain('Two shops.\n\nOne site, please.');
    expect(mail?.text).toContain('To reply, write to jane@gmail');
    expect(mail?.text).toContain('Bad reply-to');
    expect((await firestore.doc('status/mail').get()).exists).toBe(false);
  });

  it('is a link to the inquiry if the mail server rejects what the visitor wrote', async () => {
    const firestore = await functionsFirebase([aSubmission(ana)]);
    const inbox = await smtpInbox();
    inbox.refuseAll(/Okafor/, '5.7.1 Looks like spam');
    await mailInquiry(setupOf(firestore, inbox.send).setup, 'ana');
    expect(inbox.mails).toHaveLength(1);
    expect(inbox.mails[0]?.subject).toBe(`New inquiry from the ${site.name} website`);
    expect(inbox.mails[0]?.text).toContain('https://agency.example/admin?submission=ana');
    expect(inbox.mails[0]?.text).toContain('Looks like spam');
  });

  it('is resent unchanged while the mail server says that it will accept it later', async () => {
    const firestore = await functionsFirebase([aSubmission(ana)]);
    const inbox = await smtpInbox();
    const { setup } = setupOf(firestore, inbox.send);
    inbox.refuseNext('4.7.1 Greylisted');
    await expect(mailInquiry(setup, 'ana')).rejects.toThrow('Greylisted');
    await mailInquiry(setup, 'ana');
    expect(inbox.mails[0]?.replyTo?.text).toContain('ana@okafor.example');
  });

  it.each([
    ['a Persian name', 'علی\u200cرضا'],
    ['a Hindi name', 'क्\u200dष'],
    ['an emoji of several characters', 'Ana 👩\u200d💻'],
  ])('keeps the joiners of %s', async (_, name) => {
    const firestore = await functionsFirebase([aSubmission({ ...ana, name })]);
    const inbox = await smtpInbox();
    await mailInquiry(setupOf(firestore, inbox.send).setup, 'ana');
    expect(inbox.mails[0]?.subject).toBe(`New inquiry: ${name}, ${ana.service}`);
    expect(inbox.mails[0]?.replyTo?.value[0]?.name).toBe(name);
    expect(inbox.mails[0]?.text).toContain(`Name: ${name}\n`);
  });

  it('fails within its deadline when the mail server keeps the connection open without responding', async () => {
    const firestore = await functionsFirebase([aSubmission(ana)]);
    const server = await drippingServer();
    const send = smtpMailer(
      { ...server, user: '', password: '', from: 'a@b.example', to: 'a@b.example' },
      300,
    );
    await expect(mailInquiry(setupOf(firestore, send).setup, 'ana')).rejects.toThrow(/abort|timeout/i);
  });

  it('has the same Message-ID when it is resent because its sender was killed before recording it', async () => {
    const firestore = await functionsFirebase([aSubmission(ana)]);
    const inbox = await smtpInbox();
    const { setup } = setupOf(firestore, inbox.send);
    const killed = new Promise<void>(() => undefined);
    const sendAndDie: MailSetup['send'] = (mail) => inbox.send(mail).then(() => killed);
    void mailInquiry({ ...setup, send: sendAndDie }, 'ana');
    await expect.poll(() => inbox.mails).toHaveLength(1);
    await mailInquiry(setup, 'ana');
    await mailInquiry(setup, 'ana');
    expect(inbox.mails.map(({ messageId }) => messageId)).toEqual(
      Array(2).fill(`<inquiry-ana@${new URL(site.url).hostname}>`),
    );
  });

  it('turns no visitor input into a header, a recipient or HTML', async () => {
    const forged = {
      ...ana,
      name: 'Eve\r\nBcc: everyone@agency.example\u2028Subject: Hi\u202e',
      company: '"><b>x</b>\r\n\r\n<html>',
      message: '.\r\nRCPT TO:<victim@agency.example>\r\n<script>alert(1)</script>',
    };
    const firestore = await functionsFirebase([aSubmission(forged)]);
    const inbox = await smtpInbox();
    await mailInquiry(setupOf(firestore, inbox.send).setup, 'ana');
    const [mail] = inbox.mails;
    expect(mail?.bcc).toBeUndefined();
    expect(mail?.subject).toBe(`New inquiry: Eve Bcc: everyone@agency.example Subject: Hi, ${ana.service}`);
    expect(mail?.html).toBe(false);
    expect(mail?.headers.get('content-type')).toMatchObject({ value: 'text/plain' });
    expect(mail?.text).toContain('<script>alert(1)</script>');
    expect(inbox.sources[0]?.split('\r\n\r\n')[0]).not.toMatch(/^(bcc|subject: hi)/im);
  });

  it('is not sent for imported, unreadable or deleted records', async () => {
    const imported = aSubmission({ ...ana, timestamp: new Date('2024-07-01') });
    const broken = { path: 'contacts/broken', fields: { name: 5, timestamp: new Date() } };
    const firestore = await functionsFirebase([imported, broken]);
    const inbox = await smtpInbox();
    const { setup } = setupOf(firestore, inbox.send);
    for (const id of ['ana', 'broken', 'gone']) await mailInquiry(setup, id);
    expect(inbox.mails).toEqual([]);
  });
});

describe('more inquiries than are emailed one by one', () => {
  // Not in the past: older inquiries count as imported.
  const start = (Math.ceil(Date.now() / hour) + 1) * hour;
  const flood = Array.from({ length: hourlyLimit + 3 }, (_, number) =>
    aSubmission({ id: `v${number}`, name: `Visitor ${number}`, timestamp: new Date(start + number) }),
  );
  const idsOf = (documents: typeof flood) => documents.map(({ path }) => path.split('/')[1] ?? '');

  it('become one summary an hour, which quotes no visitor; inquiries of the next hour are emailed again', async () => {
    const later = aSubmission({ id: 'later', timestamp: new Date(start + hour) });
    const firestore = await functionsFirebase([...flood, later]);
    const mails: Mail[] = [];
    const { setup } = setupOf(firestore, async (mail) => void mails.push(mail));
    for (const id of [...idsOf(flood), ...idsOf(flood).slice(-3)]) await mailInquiry(setup, id);
    expect(mails).toHaveLength(hourlyLimit + 1);
    const summary = mails.at(-1);
    expect(summary?.subject).toBe(`More inquiries from the ${site.name} website`);
    expect(summary?.text).toContain('View them: https://agency.example/admin');
    expect(summary?.text).not.toContain('Visitor');
    await mailInquiry(setup, 'later');
    expect(mails.at(-1)?.subject).toBe(`New inquiry: Visitor later, ${ana.service}`);
  });

  it('become one summary even when one request wrote all of them', async () => {
    const batch = flood.map(({ path, fields }) => ({
      path,
      fields: { ...fields, timestamp: new Date(start) },
    }));
    const firestore = await functionsFirebase(batch);
    const mails: Mail[] = [];
    const { setup } = setupOf(firestore, async (mail) => void mails.push(mail));
    for (const id of idsOf(batch)) await mailInquiry(setup, id);
    expect(mails).toHaveLength(1);
  });
});

/** Sends continuation lines forever. */
async function drippingServer(): Promise<{ host: string; port: number }> {
  const server = createServer((socket) => {
    const dripping = setInterval(() => socket.write('220-Please hold\r\n'), 20);
    socket.on('error', () => undefined).on('close', () => clearInterval(dripping));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { host: '127.0.0.1', port: (server.address() as AddressInfo).port };
}
