import type { Firestore } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { type MailSetup, mailInquiry, mailWhatWaits } from '#functions/mail/mailInquiries.ts';
import { hourlyLimit } from '#functions/mail/mailRecords.ts';
import { budgetOptions, serviceOptions } from '#src/content/contact/inquiry.ts';
import { site } from '#src/content/site.ts';
import { aSubmission } from '#tests/support/records/aSubmission.ts';
import { functionsFirebase } from './functionsFirebase.ts';
import { smtpInbox } from './smtpInbox.ts';

const minute = 60_000;

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
  timestamp: new Date(),
};

describe('the email on an inquiry', () => {
  it('contains the whole inquiry and a link to it, and replies go to the visitor', async () => {
    const firestore = await functionsFirebase([aSubmission(ana)]);
    const inbox = await smtpInbox();
    await mailInquiry(setupOf(firestore, inbox.send).setup, 'ana');
    const [mail] = inbox.mails;
    expect(mail?.subject).toBe(`New inquiry: Ana Okafor, ${ana.service}`);
    expect(mail?.replyTo?.value).toEqual([{ name: 'Ana Okafor', address: 'ana@okafor.example' }]);
    expect(mail?.to).toMatchObject({ text: 'inbox@agency.example' });
    expect(mail?.text?.trim()).toBe(
      [
        'Open it: https://agency.example/admin?submission=ana',
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

  it('is sent once even if the function is called several times', async () => {
    const firestore = await functionsFirebase([aSubmission(ana)]);
    const inbox = await smtpInbox();
    const { setup } = setupOf(firestore, inbox.send);
    await Promise.allSettled([mailInquiry(setup, 'ana'), mailInquiry(setup, 'ana')]);
    await mailInquiry(setup, 'ana');
    await mailWhatWaits(setup);
    expect(inbox.mails).toHaveLength(1);
  });

  it('is sent by the next call after the mail server refuses it', async () => {
    const firestore = await functionsFirebase([aSubmission(ana)]);
    const inbox = await smtpInbox();
    const { setup } = setupOf(firestore, inbox.send);
    inbox.refuseNext('Out of space');
    await expect(mailInquiry(setup, 'ana')).rejects.toThrow('Out of space');
    await mailInquiry(setup, 'ana');
    expect(inbox.mails).toHaveLength(1);
  });

  it('is sent by the next scheduled run when the call that started it was killed', async () => {
    const firestore = await functionsFirebase([aSubmission(ana)]);
    const inbox = await smtpInbox();
    const { setup, clock } = setupOf(firestore, inbox.send);
    void mailInquiry({ ...setup, send: () => new Promise(() => undefined) }, 'ana');
    const record = firestore.doc('mails/ana');
    await expect.poll(async () => (await record.get()).get('state')).toBe('sending');
    await expect(mailInquiry(setup, 'ana')).rejects.toThrow('Another call is sending');
    clock.time += 3 * minute;
    await mailWhatWaits(setup);
    expect(inbox.mails).toHaveLength(1);
    expect((await record.get()).get('state')).toBe('sent');
  });

  it('has the same Message-ID when it is resent because its sender was killed before recording it', async () => {
    const firestore = await functionsFirebase([aSubmission(ana)]);
    const inbox = await smtpInbox();
    const { setup, clock } = setupOf(firestore, inbox.send);
    const killed = new Promise<void>(() => undefined);
    const sendAndDie: MailSetup['send'] = (mail) => inbox.send(mail).then(() => killed);
    void mailInquiry({ ...setup, send: sendAndDie }, 'ana');
    await expect.poll(() => inbox.mails).toHaveLength(1);
    clock.time += 3 * minute;
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
    const broken = { path: 'contacts/broken', fields: { name: 'Ana', timestamp: new Date() } };
    const firestore = await functionsFirebase([imported, broken]);
    const inbox = await smtpInbox();
    const { setup } = setupOf(firestore, inbox.send);
    for (const id of ['ana', 'broken', 'gone']) await mailInquiry(setup, id);
    expect(inbox.mails).toEqual([]);
  });
});

describe('too many inquiries to email one by one', () => {
  const many = Array.from({ length: hourlyLimit + 3 }, (_, number) =>
    aSubmission({ id: `v${number}`, name: `Visitor ${number}`, timestamp: new Date() }),
  );

  it('become one summary, which lists each of the others once', async () => {
    const firestore = await functionsFirebase(many);
    const inbox = await smtpInbox();
    const { setup } = setupOf(firestore, inbox.send);
    for (const { path } of many) await mailInquiry(setup, path.split('/')[1] ?? '');
    expect(inbox.mails).toHaveLength(hourlyLimit);
    await mailWhatWaits(setup);
    await mailWhatWaits(setup);
    expect(inbox.mails).toHaveLength(hourlyLimit + 1);
    const summary = inbox.mails.at(-1);
    expect(summary?.subject).toBe(`3 more inquiries on ${site.name}`);
    for (const number of [30, 31, 32]) {
      expect(summary?.text).toContain(
        `Visitor ${number}, Web Development\nhttps://agency.example/admin?submission=v${number}\n`,
      );
    }
  });

  it('are summarized again when the mail server refuses the summary, and emailed one by one an hour later', async () => {
    const firestore = await functionsFirebase([...many, aSubmission({ id: 'later', timestamp: new Date() })]);
    const inbox = await smtpInbox();
    const { setup, clock } = setupOf(firestore, inbox.send);
    for (const { path } of many) await mailInquiry(setup, path.split('/')[1] ?? '');
    inbox.refuseNext('Try later');
    await expect(mailWhatWaits(setup)).rejects.toThrow('Try later');
    clock.time += 5 * minute;
    await mailWhatWaits(setup);
    expect(inbox.mails).toHaveLength(hourlyLimit + 1);
    clock.time += 61 * minute;
    await mailInquiry(setup, 'later');
    expect(inbox.mails.at(-1)?.subject).toBe('New inquiry: Visitor later, Web Development');
  });
});
