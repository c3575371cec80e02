import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { site } from '../src/content/site.ts';
import type { Mail } from './inquiryMail.ts';
import type { MailSettings } from './settings.ts';

/** Sends one message or throws. */
export type Mailer = (mail: Mail) => Promise<void>;

/** Well below a function's time limit of one minute, even if the server keeps the connection busy. */
const timeoutMs = 30_000;

export function smtpMailer(settings: MailSettings & { password: string }, timeout = timeoutMs): Mailer {
  const { host, port, user, password, from, to } = settings;
  const transport = createTransport({
    host,
    port,
    secure: port === 465,
    ...(user && { auth: { user, pass: password } }),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (mail) => {
    const signal = AbortSignal.timeout(timeout);
    await transport.sendMail({ ...toMessage(mail, from, to), signal });
  };
}

/** For development: writes each message to a file that mail clients can open. */
export function folderMailer(folder: string, log: (line: string) => void, to: string = site.email): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return async (mail) => {
    const { message } = await transport.sendMail(toMessage(mail, site.email, to));
    await mkdir(folder, { recursive: true });
    const file = join(folder, `${mail.id}.eml`);
    await writeFile(file, message as Buffer);
    log(`email: "${mail.subject}" is in ${file}`);
  };
}

function toMessage({ id, subject, text, replyTo }: Mail, from: string, to: string): SendMailOptions {
  const { hostname } = new URL(site.url);
  return {
    messageId: `<${id}@${hostname}>`,
    from: { name: `${site.name} website`, address: from },
    to,
    subject,
    text,
    ...(replyTo && { replyTo }),
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
