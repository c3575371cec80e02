import { onTestFinished } from 'vitest';
import { type Mailer, smtpMailer } from '#functions/mailer.ts';
import { type MailServer, startMailServer } from '#tests/support/servers/mailServer.ts';

/** A mail server for one test, and the functions' settings for it. */
export async function smtpInbox(): Promise<MailServer & { send: Mailer }> {
  const server = await startMailServer();
  onTestFinished(() => server.end());
  const send = smtpMailer({ ...server, from: 'site@agency.example', to: 'inbox@agency.example' });
  return { ...server, send };
}
