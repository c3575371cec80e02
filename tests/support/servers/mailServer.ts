import type { AddressInfo } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** A mail server with one account that keeps accepted emails in memory. */
export type MailServer = {
  mails: ParsedMail[];
  /** In order of arrival. */
  sources: string[];
  host: string;
  port: number;
  user: string;
  password: string;
  /** Makes the server answer the next message with this temporary failure (450) instead of accepting it. */
  refuseNext(reason: string): void;
  /** Makes the server permanently refuse matching messages (550). */
  refuseAll(message: RegExp, reason: string): void;
  end(): Promise<void>;
};

const account = { user: 'site', password: 'secret' };

export async function startMailServer(): Promise<MailServer> {
  const mails: ParsedMail[] = [];
  const sources: string[] = [];
  let refusal: string | null = null;
  let rule: { message: RegExp; reason: string } | null = null;
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth({ username, password }, _session, done) {
      if (username === account.user && password === account.password) done(null, { user: username });
      else done(new Error('Wrong user or password'));
    },
    async onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      const source = Buffer.concat(chunks);
      const reason = refusal;
      refusal = null;
      if (reason) return done(new Error(reason));
      if (rule?.message.test(source.toString()))
        return done(Object.assign(new Error(rule.reason), { responseCode: 550 }));
      sources.push(source.toString());
      mails.push(await simpleParser(source));
      done();
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    ...account,
    mails,
    sources,
    host: '127.0.0.1',
    port: (server.server.address() as AddressInfo).port,
    refuseAll(message, reason) {
      rule = { message, reason };
    },
    refuseNext(reason) {
      refusal = reason;
    },
    end: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
