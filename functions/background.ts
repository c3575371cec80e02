import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import type { Mailer } from './mail/mailer.ts';
import { type MailSetup, mailInquiry, mailWhatWaits } from './mail/mailInquiries.ts';
import { isVisibleChange, publishChange, publishWhatWaits } from './publishing/publishChanges.ts';
import type { StartWorkflow } from './publishing/startWorkflow.ts';
import { publishDuePosts } from './scheduling/publishDuePosts.ts';

export type BackgroundSetup = {
  firestore: Firestore;
  /** `null` where no email is configured. */
  send: Mailer | null;
  /** `null` where no repository is configured. */
  start: StartWorkflow | null;
  /** Of the site, for links. */
  origin(): string;
  now(): number;
};

export type PostWrite = {
  before: DocumentData | undefined;
  after: DocumentData | undefined;
  /** Of the write, in ms since 1970. */
  time: number;
};

/** What happens without a browser. Each of these throws when it has to be called again, and may be called too often. */
export type Background = {
  inquiryCreated(id: string): Promise<void>;
  postWritten(write: PostWrite): Promise<void>;
  everyFiveMinutes(): Promise<void>;
};

export function background({ send, start, ...setup }: BackgroundSetup): Background {
  const mail: MailSetup | null = send && { ...setup, send };
  const publishing = start && { ...setup, start };
  return {
    async inquiryCreated(id) {
      if (mail) await mailInquiry(mail, id);
    },
    async postWritten({ before, after, time }) {
      if (publishing && isVisibleChange(before, after)) await publishChange(publishing, time);
    },
    async everyFiveMinutes() {
      const tasks = [
        publishDuePosts(setup),
        ...(mail ? [mailWhatWaits(mail)] : []),
        ...(publishing ? [publishWhatWaits(publishing)] : []),
      ];
      const failures = (await Promise.allSettled(tasks)).filter((task) => task.status === 'rejected');
      if (failures.length > 0) throw new AggregateError(failures.map(({ reason }) => reason));
    },
  };
}
