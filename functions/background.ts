import type { DocumentData } from 'firebase-admin/firestore';
import type { Mailer } from './mailer.ts';
import { type MailSetup, mailInquiry } from './mailInquiry.ts';
import { isVisibleChange, publishChange } from './publishChange.ts';
import { publishDuePosts } from './publishDuePosts.ts';
import type { StartWorkflow } from './startWorkflow.ts';

/** Email and publishing are `null` if they are not configured. */
export type BackgroundSetup = Omit<MailSetup, 'send'> & { send: Mailer | null; start: StartWorkflow | null };

/** The stored post before and after a write. */
type PostWrite = Record<'before' | 'after', DocumentData | undefined>;

/** Background tasks. A failed one throws, so that the platform calls it again; each is safe to call more than once. */
export type Background = {
  inquiryCreated(id: string): Promise<void>;
  postWritten(write: PostWrite): Promise<void>;
  everyFiveMinutes(): Promise<void>;
};

export function background({ send, start, ...setup }: BackgroundSetup): Background {
  return {
    async inquiryCreated(id) {
      if (send) await mailInquiry({ ...setup, send }, id);
    },
    async postWritten({ before, after }) {
      if (start && isVisibleChange(before, after)) await publishChange({ ...setup, start });
    },
    everyFiveMinutes: () => publishDuePosts(setup),
  };
}
